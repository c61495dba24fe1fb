// SPDX-License-Identifier: Apache-2.0
#include "runtime/dictionary/beginnings.hpp"

#include <algorithm>
#include <functional>

namespace minterm {

std::optional<Beginnings> Beginnings::open(ImageReader& image) {
    const auto longest = image.array<std::uint64_t>();
    const auto letters = image.array<std::uint8_t>();
    const auto words = image.array<std::uint64_t>();
    if (!longest || !letters || !words || longest->size() != 1 || longest->front() > kMostLetters ||
        letters->size() > 256 || words->size() >> 32 != 0 || words->empty() ||
        std::adjacent_find(letters->begin(), letters->end(), std::greater_equal()) !=
            letters->end())
        return std::nullopt;
    Beginnings beginnings;
    beginnings.longest_ = longest->front();
    beginnings.letters_ = *letters;
    beginnings.words_ = *words;
    std::uint16_t rank = 0;
    for (const std::uint8_t letter : *letters) {
        beginnings.bits_[letter] = std::uint64_t{1} << rank % 64;
        std::fill(beginnings.ranks_.begin() + letter + 1, beginnings.ranks_.end(), ++rank);
    }
    return beginnings;
}

void Beginnings::Writer::count(std::string_view key, std::size_t shared) {
    for (std::size_t i = shared; i < std::min(key.size(), kMostLetters); ++i) {
        ++counts_[i];
        used_[static_cast<unsigned char>(key[i])] = true;
    }
}

void Beginnings::Writer::begin(ImageWriter& image, std::uint64_t keys) {
    constexpr std::uint64_t kBits = 6;  // of a string
    std::vector<std::uint8_t> letters;
    for (std::size_t letter = 0; letter < used_.size(); ++letter) {
        ranks_[letter] = letters.size() % 64;
        if (used_[letter]) letters.push_back(static_cast<std::uint8_t>(letter));
    }
    std::uint64_t strings = 0;
    std::uint64_t before = 1;
    for (; longest_ < kMostLetters; ++longest_) {
        const std::uint64_t more = counts_[longest_];
        // Many of which there are nearly all that could be tell little.
        const bool tell_little = more > keys / 8 && more * 4 > before * letters.size();
        if (strings + more > keys / 2 || tell_little) break;
        strings += more;
        before = more;
    }
    image.array(std::vector<std::uint64_t>{longest_});
    image.array(letters);
    words_ = image.zeros<std::uint64_t>(strings * kBits / 64 + 1);
}

void Beginnings::Writer::add(std::string_view key, std::size_t shared) {
    for (std::size_t i = shared; i < std::min(key.size(), longest_); ++i) {
        const auto letter = static_cast<std::uint8_t>(key[i]);
        words_[word_of(hashes_[i], words_.size())] |=
            std::rotl(std::uint64_t{1} << ranks_[letter], turn_of(hashes_[i]));
        hashes_[i + 1] = longer(hashes_[i], letter);
    }
}

}  // namespace minterm
