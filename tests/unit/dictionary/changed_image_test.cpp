// SPDX-License-Identifier: Apache-2.0
//
// Images that were cut, changed, or made by others: refused with the reason, and harmless where the
// checksum is not asked for. Run under AddressSanitizer this shows that no number in an image is
// trusted. MINTERM_FUZZ_ROUNDS is how many changes of each layout and order of numbers there are,
// MINTERM_FUZZ_SEED where they begin.
#include <gtest/gtest.h>

#include <array>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <string>
#include <vector>

#include "minterm/dictionary.hpp"
#include "runtime/dictionary/image.hpp"
#include "synth/random_sequence.hpp"
#include "tests/support/temporary_folder.hpp"

namespace minterm::changed_image_test {
namespace {

using Image = std::vector<CacheLine>;

std::vector<std::string> words() {
    std::vector<std::string> words{"", "a", "abc", "abcd"};
    RandomSequence random(11);
    for (std::size_t i = 0; i < 300; ++i) {
        std::string word(random.below(12), ' ');
        for (char& letter : word)
            letter = static_cast<char>(random.below(20) == 0 ? random.below(256)
                                                             : 'a' + random.below(6));
        words.push_back(word);
    }
    return words;
}

/// Long ones that begin alike, and whose letters repeat.
std::vector<std::string> names_of_files() {
    std::vector<std::string> names;
    RandomSequence random(13);
    for (std::size_t i = 0; i < 3000; ++i) {
        std::string name = "/usr/share";
        for (std::size_t parts = 1 + random.below(6); parts > 0; --parts)
            name += std::array{"/python3",     "/doc",        "/locale",
                               "/__init__.py", "/javascript", "/index.html"}[random.below(6)];
        names.push_back(name + std::to_string(random.below(100)));
    }
    return names;
}

Dictionary build(DictionaryLayout layout, IdOrder order,
                 const std::vector<std::string>& keys = words()) {
    DictionaryBuilder builder;
    for (const std::string& word : keys)
        EXPECT_TRUE(
            (order == IdOrder::Own ? builder.add(word, word.size()) : builder.add(word)).ok());
    Result<Dictionary> built = std::move(builder).build({layout, order});
    EXPECT_TRUE(built.ok());
    return *built;
}

Image copy_of(const Dictionary& dictionary) {
    Image image(dictionary.image().size() / sizeof(CacheLine));
    std::memcpy(image.data(), dictionary.image().data(), dictionary.image().size());
    return image;
}

std::string refusal(std::span<const std::byte> image) {
    const Result<Dictionary> opened = Dictionary::view(image, "words.mtd");
    return opened.ok() ? "none" : opened.failure().render();
}

/// Asks everything that can be asked; answers may be wrong.
void ask_all(const Dictionary& dictionary, const std::vector<std::string>& queries) {
    std::vector<std::string_view> keys(queries.begin(), queries.end());
    std::vector<std::uint64_t> ids(keys.size());
    dictionary.find(keys, ids);
    for (const std::string_view key : keys) dictionary.find(key);
    std::string text;
    std::vector<std::size_t> ends;
    for (std::size_t id = 0; id < 40; ++id) ids.push_back(id * 9);
    dictionary.append_keys(ids, text, ends);
    for (const std::string_view key : keys) dictionary.prefixes_of(key);
    dictionary.near("abcde", 2);
    std::size_t visited = 0;
    for (const char* prefix : {"", "a", "ab"})
        dictionary.visit_keys(prefix,
                              [&](std::string_view, std::uint64_t) { return ++visited < 500; });
    dictionary.visit_range("abc", std::nullopt,
                           [&](std::string_view, std::uint64_t) { return ++visited < 1000; });
}

// Where keys are long an edge that leads back could be gone around in ever more ways.
TEST(ChangedImage, ListingsEnd) {
    RandomSequence random(17);
    std::vector<std::string> keys;
    for (std::size_t i = 0; i < 40; ++i) {
        std::string key(140 + random.below(40), ' ');
        for (char& letter : key) letter = static_cast<char>('a' + random.below(3));
        keys.push_back(key);
    }
    for (const DictionaryLayout layout : {DictionaryLayout::Fast, DictionaryLayout::Paper,
                                          DictionaryLayout::Louds, DictionaryLayout::Small}) {
        Image image = copy_of(build(layout, IdOrder::Sorted, keys));
        const auto bytes = std::as_writable_bytes(std::span(image));
        for (std::size_t place = 0; place < bytes.size(); ++place) {
            const std::byte bit{static_cast<unsigned char>(1U << random.below(8))};
            bytes[place] ^= bit;
            if (const auto changed = Dictionary::view(bytes, "words.mtd", false)) {
                const Dictionary::Statistics statistics = changed->statistics();
                std::size_t visited = 0;
                changed->visit_keys("",
                                    [&](std::string_view, std::uint64_t) { return ++visited > 0; });
                EXPECT_LE(visited, statistics.keys + statistics.nodes + statistics.leaves);
            }
            bytes[place] ^= bit;
        }
    }
}

TEST(ChangedImage, SaysWhy) {
    const Dictionary dictionary = build(DictionaryLayout::Fast, IdOrder::Sorted);
    Image image = copy_of(dictionary);
    const auto bytes = std::as_writable_bytes(std::span(image));
    EXPECT_EQ(refusal(bytes), "none");
    EXPECT_EQ(refusal(bytes.first(bytes.size() - 64)),
              "error: cannot use words.mtd: it has " + std::to_string(bytes.size() - 64) +
                  " bytes and should have " + std::to_string(bytes.size()) +
                  "; copy or build it again");
    EXPECT_EQ(refusal(bytes.first(20)),
              "error: cannot use words.mtd: it was cut; copy or build it again");
    EXPECT_EQ(refusal({}),
              "error: cannot use words.mtd: it is no dictionary of minterm; build one with minterm "
              "dict build WORDS -o FILE");
    bytes[bytes.size() / 2] ^= std::byte{4};
    EXPECT_EQ(refusal(bytes),
              "error: cannot use words.mtd: its bytes were changed since it was built; copy or "
              "build it again");
    bytes[8] = std::byte{9};
    EXPECT_EQ(refusal(bytes),
              "error: cannot use words.mtd: a newer minterm made it (format 9, this one reads 6); "
              "update minterm or build it again");
    bytes[8] = std::byte{3};
    EXPECT_EQ(refusal(bytes),
              "error: cannot use words.mtd: an older minterm made it (format 3, this one reads 6); "
              "build it again");
    bytes[1] = std::byte{'Z'};
    EXPECT_EQ(refusal(bytes),
              "error: cannot use words.mtd: it is no dictionary of minterm; build one with minterm "
              "dict build WORDS -o FILE");
}

std::uint64_t setting(const char* name, std::uint64_t otherwise) {
    const char* const value = std::getenv(name);
    return value != nullptr ? std::strtoull(value, nullptr, 10) : otherwise;
}

/// Changes images in all ways, `rounds` times if nothing else is asked for. At least one in three
/// must be opened where nobody checks.
void expect_harmless(const Dictionary& dictionary, const std::vector<std::string>& queries,
                     std::size_t rounds, std::uint64_t seed) {
    rounds = setting("MINTERM_FUZZ_ROUNDS", rounds);
    RandomSequence random(setting("MINTERM_FUZZ_SEED", seed));
    const Image whole = copy_of(dictionary);
    std::size_t harmless = 0;
    for (std::size_t round = 0; round < rounds; ++round) {
        SCOPED_TRACE("round " + std::to_string(round));
        Image image = whole;
        const auto bytes = std::as_writable_bytes(std::span(image));
        const std::size_t place = random.below(bytes.size());
        const std::size_t kind = random.below(4);
        if (kind == 0) {
            bytes[place] ^= std::byte{1} << random.below(8);
        } else if (kind == 1) {
            bytes[place] = ~bytes[place];
        } else if (kind == 2) {  // a number of 32 bits that is too large, or too small
            const std::uint32_t number = random.below(2) == 0 ? 0xFFFFFFFF : 0;
            if (std::memcmp(bytes.data() + place / 4 * 4, &number, 4) == 0) continue;
            std::memcpy(bytes.data() + place / 4 * 4, &number, 4);
        } else {  // a line from elsewhere
            const CacheLine other = image[random.below(image.size())];
            if (std::memcmp(&image[place / 64], &other, 64) == 0) continue;
            image[place / 64] = other;
        }
        ASSERT_NE(refusal(bytes), "none");
        const Result<Dictionary> opened = Dictionary::view(bytes, "words.mtd", false);
        if (!opened.ok()) continue;
        ask_all(*opened, queries);
        ++harmless;
    }
    EXPECT_GT(harmless, rounds * 3 / 10);
}

TEST(ChangedImage, IsRefusedAndHarmless) {
    std::vector<std::string> queries = words();
    queries.resize(60);
    for (const DictionaryLayout layout : {DictionaryLayout::Fast, DictionaryLayout::Paper,
                                          DictionaryLayout::Louds, DictionaryLayout::Small}) {
        for (const IdOrder order : {IdOrder::Sorted, IdOrder::Trie, IdOrder::Own}) {
            SCOPED_TRACE(std::string(name_of(layout)) + " " + name_of(order));
            expect_harmless(build(layout, order), queries, 1000, 12);
        }
    }
}

// Of the smallest layout, with strings of letters and several levels of separators.
TEST(ChangedImage, OfLongKeysIsHarmless) {
    std::vector<std::string> queries = names_of_files();
    const Dictionary dictionary = build(DictionaryLayout::Small, IdOrder::Sorted, queries);
    queries.resize(40);
    expect_harmless(dictionary, queries, 3000, 14);
}

TEST(ChangedImage, EveryBitOfTheFrontAndEveryLength) {
    const Dictionary dictionary = build(DictionaryLayout::Paper, IdOrder::Sorted);
    Image image = copy_of(dictionary);
    const auto bytes = std::as_writable_bytes(std::span(image));
    for (std::size_t bit = 0; bit < std::size_t{512} * 8; ++bit) {
        bytes[bit / 8] ^= std::byte{1} << bit % 8;
        ASSERT_NE(refusal(bytes), "none") << "bit " << bit;
        bytes[bit / 8] ^= std::byte{1} << bit % 8;
    }
    for (std::size_t length = 0; length < bytes.size(); length += 7)
        ASSERT_NE(refusal(bytes.first(length)), "none") << length;
    EXPECT_EQ(refusal(bytes), "none");
}

TEST(DictionaryFile, IsMapped) {
    const testing::TemporaryFolder folder;
    const std::string path = (folder.path() / "words.mtd").string();
    const Dictionary built = build(DictionaryLayout::Fast, IdOrder::Sorted);
    {
        std::ofstream file(path, std::ios::binary);
        file.write(reinterpret_cast<const char*>(built.image().data()),
                   static_cast<std::streamsize>(built.image().size()));
    }
    const Result<Dictionary> opened = Dictionary::open(path);
    ASSERT_TRUE(opened.ok()) << opened.failure().render();
    for (const std::string& word : words()) EXPECT_EQ(opened->find(word), built.find(word));
    EXPECT_EQ(opened->statistics().keys, built.statistics().keys);

    const auto why = [](const std::string& name) {
        const Result<Dictionary> refused = Dictionary::open(name);
        return refused.ok() ? "none" : refused.failure().render();
    };
    EXPECT_EQ(why(path + "x"),
              "error: cannot read " + path + "x: there is no such file; check the path");
    EXPECT_EQ(why("/"), "error: cannot read /: it is a directory; name a file in it");
}

}  // namespace
}  // namespace minterm::changed_image_test
