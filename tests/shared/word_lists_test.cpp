// SPDX-License-Identifier: Apache-2.0
//
// Every word list of the shared data, and its URLs, there and back in every layout. Skips, with its
// reason, where that folder is absent.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "minterm/dictionary.hpp"
#include "runtime/input/byte_source.hpp"

namespace minterm::word_lists_test {
namespace {

/// The lines of a file, decompressed.
std::vector<std::string> lines_of(const std::string& path) {
    Result<ByteSource> source = ByteSource::open(path);
    if (!source) {
        ADD_FAILURE() << source.failure().render();
        return {};
    }
    std::string text;
    for (;;) {
        const Result<std::string_view> chunk = source->next_chunk();
        if (!chunk) ADD_FAILURE() << chunk.failure().render();
        if (!chunk || chunk->empty()) break;
        text += *chunk;
    }
    std::vector<std::string> lines;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        lines.push_back(text.substr(begin, end - begin));
        begin = end + 1;
    }
    return lines;
}

std::filesystem::path words_folder() {
    const char* const forced = std::getenv("MINTERM_SHARED");
    return (forced != nullptr
                ? std::filesystem::path(forced)
                : std::filesystem::path(MINTERM_SOURCE_DIR).parent_path() / "shared") /
           "data/words";
}

/// By the whole matrix.
unsigned naive_distance(std::string_view a, std::string_view b) {
    std::vector<unsigned> row(b.size() + 1);
    for (std::size_t j = 0; j <= b.size(); ++j) row[j] = static_cast<unsigned>(j);
    for (const char letter : a) {
        unsigned diagonal = row[0]++;
        for (std::size_t j = 0; j < b.size(); ++j) {
            const unsigned replaced = diagonal + (letter == b[j] ? 0U : 1U);
            diagonal = row[j + 1];
            row[j + 1] = std::min({replaced, diagonal + 1, row[j] + 1});
        }
    }
    return row[b.size()];
}

TEST(WordLists, ComeBack) {
    const std::filesystem::path folder = words_folder();
    if (!std::filesystem::exists(folder))
        GTEST_SKIP() << "needs the shared data folder (" << folder << "); set MINTERM_SHARED";
    for (const auto& file : std::filesystem::directory_iterator(folder)) {
        const std::vector<std::string> lines = lines_of(file.path());
        ASSERT_FALSE(lines.empty()) << file.path();
        std::vector<std::string_view> sorted(lines.begin(), lines.end());
        std::sort(sorted.begin(), sorted.end());
        sorted.erase(std::unique(sorted.begin(), sorted.end()), sorted.end());
        // Every key with a letter more, and without its last one.
        std::vector<std::string> others;
        for (const std::string_view key : sorted) {
            others.push_back(std::string(key) + "!");
            others.emplace_back(key.substr(0, key.size() - std::min<std::size_t>(key.size(), 1)));
        }
        const std::vector<std::string_view> other_views(others.begin(), others.end());
        for (const DictionaryLayout layout : {DictionaryLayout::Fast, DictionaryLayout::Paper,
                                              DictionaryLayout::Louds, DictionaryLayout::Small}) {
            for (const IdOrder order : {IdOrder::Sorted, IdOrder::Trie}) {
                SCOPED_TRACE(file.path().filename().string() + ", " + name_of(layout) + ", " +
                             name_of(order));
                DictionaryBuilder builder;
                for (const std::string& line : lines) ASSERT_TRUE(builder.add(line));
                const Result<Dictionary> built = std::move(builder).build({layout, order});
                ASSERT_TRUE(built);
                ASSERT_EQ(built->size(), sorted.size());

                std::vector<std::uint64_t> ids(sorted.size());
                built->find(sorted, ids);
                if (order == IdOrder::Sorted) {
                    for (std::size_t i = 0; i < ids.size(); ++i) ASSERT_EQ(ids[i], i);
                }
                std::string text;
                std::vector<std::size_t> ends;
                built->append_keys(ids, text, ends);
                for (std::size_t i = 0, begin = 0; i < sorted.size(); begin = ends[i++])
                    ASSERT_EQ(std::string_view(text).substr(begin, ends[i] - begin), sorted[i]);

                std::vector<std::uint64_t> other_ids(others.size());
                built->find(other_views, other_ids);
                for (std::size_t i = 0; i < others.size(); ++i)
                    ASSERT_EQ(other_ids[i] != Dictionary::kNoId,
                              std::binary_search(sorted.begin(), sorted.end(), other_views[i]))
                        << others[i];
            }
        }
    }
}

TEST(WordLists, NearWordsAreThoseOfAScan) {
    const std::filesystem::path file = words_folder() / "american-english";
    if (!std::filesystem::exists(file)) GTEST_SKIP() << "needs " << file << "; set MINTERM_SHARED";
    std::vector<std::string> words = lines_of(file.string());
    std::sort(words.begin(), words.end());
    words.erase(std::unique(words.begin(), words.end()), words.end());
    std::vector<Dictionary> dictionaries;
    for (const DictionaryLayout layout : {DictionaryLayout::Fast, DictionaryLayout::Paper,
                                          DictionaryLayout::Louds, DictionaryLayout::Small}) {
        DictionaryBuilder builder;
        for (const std::string& word : words) ASSERT_TRUE(builder.add(word).ok());
        Result<Dictionary> built = std::move(builder).build({layout, IdOrder::Sorted});
        ASSERT_TRUE(built);
        dictionaries.push_back(*std::move(built));
    }
    for (const std::string_view query :
         {"recieve", "a", "Zwolf's", "internationalisatoin", "qqq"}) {
        std::vector<Dictionary::Near> scanned;  // nearest first
        for (std::size_t i = 0; i < words.size(); ++i)
            if (const unsigned distance = naive_distance(query, words[i]); distance <= 5)
                scanned.push_back({words[i], i, distance});
        std::stable_sort(scanned.begin(), scanned.end(),
                         [](const auto& a, const auto& b) { return a.distance < b.distance; });
        for (unsigned edits = 0; edits <= 5; ++edits) {
            const auto beyond = std::find_if(scanned.begin(), scanned.end(), [&](const auto& near) {
                return near.distance > edits;
            });
            const std::vector<Dictionary::Near> all(scanned.begin(), beyond);
            const std::vector<Dictionary::Near> best(
                all.begin(), all.begin() + std::min<std::ptrdiff_t>(10, beyond - scanned.begin()));
            for (const Dictionary& dictionary : dictionaries) {
                SCOPED_TRACE(std::string(query) + ", " + std::to_string(edits) + ", " +
                             name_of(dictionary.statistics().layout));
                EXPECT_EQ(dictionary.near(query, edits), all);
                EXPECT_EQ(dictionary.near(query, edits, 10), best);
            }
        }
    }
}

}  // namespace
}  // namespace minterm::word_lists_test
