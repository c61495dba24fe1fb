// SPDX-License-Identifier: Apache-2.0
//
// Keys of dictionaries for benchmarks: from files, or made up, the same for everybody.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace minterm::bench {

/// Keys one after the other, which takes less memory than strings; sorted, each once.
struct Keys {
    std::string text;
    std::vector<std::string_view> views;

    Keys() = default;
    Keys(Keys&&) = default;
    /// Of the keys that end at these places of the text.
    void finish(const std::vector<std::size_t>& ends);
};

/// Of a file; none where it cannot be read.
Keys lines_of(const std::string& path);

/// Letters as frequent as in English, lengths of 4 to 15 around 9.3: the paper's mean for uniform
/// draws from 10 million words of the web.
Keys synthetic_words(std::size_t count);

/// Of 87 letters each.
Keys dna_keys(std::size_t count);

/// So many names of files as packages install them: 63 letters on the average, and most of them
/// beside others that begin and end alike.
Keys file_names(std::size_t count);

}  // namespace minterm::bench
