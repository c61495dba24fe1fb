// SPDX-License-Identifier: Apache-2.0
#include "bench/key_lists.hpp"

#include <algorithm>
#include <fstream>
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
    // Repeated ones are gone; take every key with the same chance.
    for (std::size_t i = keys.views.size(); i > 1; --i)
        std::swap(keys.views[i - 1], keys.views[random.below(i)]);
    keys.views.resize(std::min(count, keys.views.size()));
    std::sort(keys.views.begin(), keys.views.end());
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

}  // namespace minterm::bench
