// SPDX-License-Identifier: Apache-2.0
//
// The tree of separators against a search in the list of them.
#include "runtime/dictionary/separator_tree.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "runtime/support/common_prefix.hpp"
#include "synth/random_sequence.hpp"

namespace minterm::separator_tree_test {
namespace {

using namespace std::string_literals;

/// Of sorted separators, with "" before them for the first block.
void expect_like_a_list(const std::set<std::string>& separators,
                        const std::vector<std::string>& queries) {
    std::vector<std::string> list{""};
    list.insert(list.end(), separators.begin(), separators.end());
    ImageWriter writer;
    auto tree_writer = SeparatorTree::Writer::make(writer, list.size());
    ASSERT_TRUE(tree_writer);
    for (const std::string& separator : list) tree_writer->add(separator);
    ASSERT_TRUE(tree_writer->finish(writer));
    const ImageLines image = writer.finish();
    auto reader = ImageReader::open(std::as_bytes(std::span(image)), "image", true);
    ASSERT_TRUE(reader);
    const auto tree = SeparatorTree::open(*reader, list.size());
    ASSERT_TRUE(tree);
    std::vector<std::string> all = list;
    all.insert(all.end(), queries.begin(), queries.end());
    for (const std::string& separator : list) {
        all.push_back(separator + '\0');
        all.push_back(separator + '\xFF');
        all.push_back(
            separator.substr(0, separator.size() - std::min<std::size_t>(separator.size(), 1)));
    }
    for (const std::string& query : all) {
        const auto at = std::upper_bound(list.begin(), list.end(), query) - list.begin() - 1;
        const std::string& separator = list[static_cast<std::size_t>(at)];
        const SeparatorTree::Walk walk = tree->find(KeyLetters(query));
        ASSERT_EQ(walk.place, static_cast<std::uint64_t>(at));
        ASSERT_EQ(walk.matched, common_prefix(query, separator));
        ASSERT_EQ(walk.all, walk.matched == separator.size());
    }
}

TEST(SeparatorTree, LikeAList) {
    RandomSequence random(1);
    for (const std::size_t count : {0U, 1U, 30U, 31U, 32U, 33U, 1023U, 1024U, 1025U, 3000U})
        for (const std::size_t letters : {1U, 2U, 26U, 256U})
            for (const std::size_t longest : {3U, 12U, 40U}) {
                const auto word = [&] {
                    std::string text(1 + random.below(longest), 'a');
                    for (char& letter : text)
                        letter = static_cast<char>(255 - random.below(letters));
                    return text;
                };
                std::set<std::string> separators;
                for (std::size_t i = 0; i < count; ++i) separators.insert(word());
                std::vector<std::string> queries(200);
                std::generate(queries.begin(), queries.end(), word);
                expect_like_a_list(separators, queries);
            }
}

// More in common than a byte counts, or than a node's others have; ends that are longer than that;
// separators that are beginnings of others.
TEST(SeparatorTree, LongOnes) {
    RandomSequence random(2);
    for (const std::size_t common : {7U, 8U, 9U, 16U, 64U, 254U, 255U, 256U, 70000U}) {
        SCOPED_TRACE(common);
        std::set<std::string> separators;
        std::vector<std::string> queries;
        for (std::size_t i = 0; i < 70; ++i) {
            const std::string before(common, "ab"[random.below(common < 1000 ? 2 : 1)]);
            const std::string after = before + std::to_string(random.below(500));
            separators.insert(after);
            separators.insert(before.substr(0, 1 + random.below(before.size())));
            if (i % 9 == 0) separators.insert(after + std::string(250 + i, 'x'));
            queries.push_back(before + std::to_string(random.below(500)));
            queries.push_back(before.substr(0, random.below(before.size())) + "aca"[i % 3]);
            queries.push_back(after + std::string(random.below(300), 'x'));
        }
        expect_like_a_list(separators, queries);
    }
}

}  // namespace
}  // namespace minterm::separator_tree_test
