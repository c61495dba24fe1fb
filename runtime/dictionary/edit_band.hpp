// SPDX-License-Identifier: Apache-2.0
//
// A string that grows and shrinks at its end -> its edit distances to the beginnings of a text, of
// which only those that can still lead to few edits are computed (Ukkonen 1985).
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace minterm {

class EditBand {
public:
    /// At most `edits` <= 255 matter. The string is empty.
    EditBand(std::string_view text, unsigned edits);

    /// The string's first `depth` letters, which it had before, and `letter`. False if whatever
    /// begins like that is farther than `edits` from the text. Time: O(edits).
    bool put(std::size_t depth, std::uint8_t letter);
    /// From the first `depth` letters to the text; edits + 1 stands for more.
    unsigned distance(std::size_t depth) const;

private:
    std::string_view text_;
    std::size_t edits_;
    std::size_t width_;  ///< of a row: 2 * edits + 1
    /// Row d, entry o: from the first d letters to the first d - edits + o letters of the text.
    std::vector<std::uint16_t> rows_;
};

}  // namespace minterm
