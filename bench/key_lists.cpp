// SPDX-License-Identifier: Apache-2.0
#include "bench/key_lists.hpp"

#include <algorithm>
#include <array>
#include <fstream>
#include <string>
#include <utility>

#include "synth/random_sequence.hpp"

namespace minterm::bench {

void Keys::finish(const std::vector<std::size_t>& ends) {
    std::size_t begin = 0;
    for (const std::size_t end : ends) {
        views.push_back(std::string_view(text).substr(begin, end - begin));
        begin = end;
    }
    std::sort(views.begin(), views.end());
    views.erase(std::unique(views.begin(), views.end()), views.end());
}

Keys lines_of(const std::string& path) {
    Keys keys;
    std::ifstream file(path, std::ios::binary);
    std::vector<std::size_t> ends;
    for (std::string line; std::getline(file, line);) {
        keys.text += line;
        ends.push_back(keys.text.size());
    }
    keys.finish(ends);
    return keys;
}

namespace {

/// Repeated ones are gone; every key is kept with the same chance.
void keep_some(Keys& keys, std::size_t count, RandomSequence& random) {
    for (std::size_t i = keys.views.size(); i > 1; --i)
        std::swap(keys.views[i - 1], keys.views[random.below(i)]);
    keys.views.resize(std::min(count, keys.views.size()));
    std::sort(keys.views.begin(), keys.views.end());
}

}  // namespace

Keys synthetic_words(std::size_t count) {
    constexpr std::string_view kLetters =
        "eeeeeeeeeeeettttttttaaaaaaaooooooiiiiiinnnnnnsssssshhhhhrrrrrddddlllcccuuummmwwffggyyppbvk"
        "j"
        "xqz";
    RandomSequence random(17);
    Keys keys;
    std::vector<std::size_t> ends;
    for (std::size_t i = 0; i < count + count / 8; ++i) {
        const std::size_t length = 5 + random.below(4) + random.below(4) + random.below(4);
        for (std::size_t k = 0; k < length; ++k)
            keys.text += kLetters[random.below(kLetters.size())];
        ends.push_back(keys.text.size());
    }
    keys.finish(ends);
    keep_some(keys, count, random);
    return keys;
}

Keys dna_keys(std::size_t count) {
    constexpr std::string_view kLetters = "ACGT";
    RandomSequence random(18);
    Keys keys;
    std::vector<std::size_t> ends;
    for (std::size_t i = 0; i < count; ++i) {
        for (std::size_t k = 0; k < 87; ++k) keys.text += kLetters[random.below(4)];
        ends.push_back(keys.text.size());
    }
    keys.finish(ends);
    return keys;
}

Keys file_names(std::size_t count) {
    constexpr std::array<std::string_view, 24> kSyllables{
        "lib", "net",  "core", "py",  "data", "gtk",  "x",  "ing", "er", "test", "con", "fig",
        "pro", "text", "ser",  "ver", "de",   "code", "ma", "ge",  "in", "dex",  "re",  "mo"};
    constexpr std::array<std::string_view, 12> kFolders{"/usr/share/doc/",
                                                        "/usr/lib/python3/dist-packages/",
                                                        "/usr/include/",
                                                        "/usr/share/",
                                                        "/usr/lib/x86_64-linux-gnu/",
                                                        "/usr/share/javascript/",
                                                        "/usr/share/icons/",
                                                        "/usr/share/gir/",
                                                        "/usr/lib/go/src/",
                                                        "/usr/lib/ruby/",
                                                        "/usr/share/perl5/",
                                                        "/usr/share/help/"};
    constexpr std::array<std::string_view, 12> kEnds{".html", ".py", ".h",  ".png", ".so", ".js",
                                                     ".svg",  ".gz", ".go", ".rb",  ".pm", ".page"};
    RandomSequence random(21);
    const auto word = [&](std::size_t syllables) {
        std::string made;
        while (syllables-- > 0) made += kSyllables[random.below(kSyllables.size())];
        return made;
    };
    Keys keys;
    std::vector<std::size_t> ends;
    while (ends.size() < count + count / 16) {
        // A package: some folders, most of its files beside others with the same beginning and end.
        const std::size_t kind = random.below(kFolders.size());
        const std::string root =
            std::string(kFolders[kind]) + word(2 + random.below(2)) + "-" + word(1);
        std::vector<std::string> folders{root};
        for (std::size_t files = std::size_t{1} << random.below(12); files > 0; --files) {
            if (random.below(12) == 0) {
                const std::string& above = folders[random.below(folders.size())];
                folders.push_back(above + "/" + word(1 + random.below(2)));
            }
            const std::size_t end = random.below(3) > 0 ? kind : random.below(kEnds.size());
            keys.text += folders[folders.size() - 1 -
                                 random.below(std::min<std::size_t>(folders.size(), 3))];
            keys.text += "/" + word(1 + random.below(3));
            if (random.below(2) == 0) keys.text += "_" + word(1 + random.below(2));
            if (random.below(4) == 0) keys.text += "-" + std::to_string(random.below(1000));
            keys.text += kEnds[end];
            ends.push_back(keys.text.size());
        }
    }
    keys.finish(ends);
    keep_some(keys, count, random);
    return keys;
}

}  // namespace minterm::bench
