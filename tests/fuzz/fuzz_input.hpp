// SPDX-License-Identifier: Apache-2.0
//
// Bytes of a fuzzer -> choices. What is missing is 0, so every input means something, and one that
// is cut means something similar.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace minterm::testing {

class FuzzInput {
public:
    explicit FuzzInput(std::span<const std::uint8_t> bytes) : bytes_(bytes) {}

    bool is_empty() const { return bytes_.empty(); }

    /// A number below `count`, which is at least 1: of one byte, or of four where that is too few.
    std::size_t below(std::size_t count) {
        std::size_t number = byte();
        if (count > 256)
            for (int more = 0; more < 3; ++more) number = number << 8U | byte();
        return number % count;
    }
    bool one_in(std::size_t count) { return below(count) == count - 1; }
    std::uint8_t byte() {
        if (bytes_.empty()) return 0;
        const std::uint8_t first = bytes_.front();
        bytes_ = bytes_.subspan(1);
        return first;
    }
    /// So many of `letters`.
    std::string text(std::size_t length, std::string_view letters) {
        std::string text(length, '\0');
        for (char& symbol : text) symbol = letters[below(letters.size())];
        return text;
    }
    /// All that is left.
    std::string rest() {
        std::string text(bytes_.begin(), bytes_.end());
        bytes_ = {};
        return text;
    }

private:
    std::span<const std::uint8_t> bytes_;
};

}  // namespace minterm::testing
