// SPDX-License-Identifier: Apache-2.0
//
// Beginnings of keys against a set of them.
#include "runtime/dictionary/beginnings.hpp"

#include <gtest/gtest.h>

#include <set>
#include <string>

#include "runtime/support/common_prefix.hpp"
#include "synth/random_sequence.hpp"

namespace minterm::beginnings_test {
namespace {

using Keys = std::set<std::string>;

/// Of keys, in the image, which must outlive it.
class Built {
public:
    explicit Built(const Keys& keys) {
        Beginnings::Writer writer;
        ImageWriter image;
        for_each(keys, [&](const std::string& key, std::size_t same) { writer.count(key, same); });
        writer.begin(image, keys.size());
        for_each(keys, [&](const std::string& key, std::size_t same) { writer.add(key, same); });
        lines_ = image.finish();
        auto reader = ImageReader::open(std::as_bytes(std::span(lines_)), "image", true);
        if (reader) beginnings_ = Beginnings::open(*reader);
    }
    const Beginnings& operator*() const { return *beginnings_; }
    const Beginnings* operator->() const { return &*beginnings_; }
    bool is_open() const { return beginnings_.has_value(); }

private:
    template <typename Visit>
    static void for_each(const Keys& keys, const Visit& visit) {
        std::string before;
        for (const std::string& key : keys) {
            visit(key, common_prefix(before, key));
            before = key;
        }
    }

    ImageLines lines_;
    std::optional<Beginnings> beginnings_;
};

Beginnings::Hash hash_of(const std::string& text) {
    Beginnings::Hash hash = Beginnings::kEmpty;
    for (const char letter : text)
        hash = Beginnings::longer(hash, static_cast<std::uint8_t>(letter));
    return hash;
}

/// Keys of letters that are spread over all bytes.
Keys random_keys(std::size_t count, std::size_t longest, std::size_t letters) {
    RandomSequence random(letters);
    Keys keys;
    while (keys.size() < count) {
        std::string key(random.below(longest + 1), '\0');
        for (char& letter : key)
            letter = static_cast<char>(random.below(letters) * 255 /
                                       std::max<std::size_t>(letters - 1, 1));
        keys.insert(key);
    }
    return keys;
}

TEST(Beginnings, AllOfThemAndFewOthers) {
    for (const std::size_t letters : {2U, 4U, 26U, 63U, 64U, 65U, 256U}) {
        SCOPED_TRACE(letters);
        const Keys keys = random_keys(5000, 14, letters);
        const Built built(keys);
        ASSERT_TRUE(built.is_open());
        std::vector<std::set<std::string>> of_length(16);
        for (const std::string& key : keys)
            for (std::size_t length = 0; length <= key.size(); ++length)
                of_length[length].insert(key.substr(0, length));
        // No more strings than half as many as there are keys, and of many no more than a fourth of
        // those that could be.
        std::size_t strings = 0;
        std::size_t longest = 0;
        for (; longest < 14; ++longest) {
            const std::size_t more = of_length[longest + 1].size();
            if (strings + more > 2500 ||
                (more > 625 && more * 4 > of_length[longest].size() * letters))
                break;
            strings += more;
        }
        ASSERT_EQ(built->longest(), longest);
        std::set<char> used;
        for (const std::string& key : keys) used.insert(key.begin(), key.end());
        std::size_t asked = 0;
        std::size_t wrong = 0;
        for (std::size_t length = 0; length < longest; ++length)
            for (const std::string& text : of_length[length]) {
                const Beginnings::Letters after = built->after(hash_of(text));
                std::vector<std::size_t> listed;
                built->for_each(after, [&](std::uint8_t letter) { listed.push_back(letter); });
                std::vector<std::size_t> may;
                for (std::size_t letter = 0; letter < 256; ++letter) {
                    const std::size_t next = built->next(after, letter);
                    const bool here = (after & built->only(static_cast<std::uint8_t>(letter))) != 0;
                    ASSERT_EQ(next == letter, here);
                    if (here) may.push_back(letter);
                    if (of_length[length + 1].contains(text + static_cast<char>(letter))) {
                        ASSERT_TRUE(here);
                    } else if (used.contains(static_cast<char>(letter))) {
                        ++asked;
                        wrong += here ? 1 : 0;
                    }
                }
                ASSERT_EQ(listed, may);
                ASSERT_EQ(built->next(after, 256), Beginnings::kNone);
            }
        // A sixth of the bits at most are set, of other strings.
        EXPECT_LE(wrong, asked / 6 + 5);
    }
}

TEST(Beginnings, OfFewKeysNothingIsKnown) {
    for (const Keys& keys : {Keys{}, Keys{""}, Keys{"a"}, Keys{"a", "b", "c"}}) {
        const Built built(keys);
        ASSERT_TRUE(built.is_open());
        std::size_t known = 0;
        for (const std::string& key : keys) known += key.empty() ? 0 : 1;
        EXPECT_EQ(built->longest() > 0, known <= keys.size() / 2);
    }
}

// Three bits a key, and what an array takes: of its length, and until the next one.
TEST(Beginnings, TakesThreeBitsAKey) {
    const Keys keys = random_keys(20000, 9, 26);
    Beginnings::Writer writer;
    ImageWriter image;
    std::string before;
    for (const std::string& key : keys) {
        writer.count(key, common_prefix(before, key));
        before = key;
    }
    writer.begin(image, keys.size());
    EXPECT_LE(image.finish().size() * 64, 20000 * 3 / 8 + 6 * 64U);
}

}  // namespace
}  // namespace minterm::beginnings_test
