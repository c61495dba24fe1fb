// SPDX-License-Identifier: Apache-2.0
//
// The bytes of patterns, one behind the other.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "runtime/support/shared_array.hpp"

namespace minterm {

/// Copies share the bytes.
class PatternTexts {
public:
    PatternTexts() = default;
    explicit PatternTexts(const std::vector<std::string>& patterns) {
        std::vector<char> bytes;
        std::vector<std::uint64_t> ends;
        for (const std::string& pattern : patterns) {
            bytes.insert(bytes.end(), pattern.begin(), pattern.end());
            ends.push_back(bytes.size());
            longest_ = std::max(longest_, pattern.size());
        }
        bytes_ = std::move(bytes);
        ends_ = std::move(ends);
    }
    /// Of a file: nothing unless each pattern has a byte and all of them have all bytes.
    static std::optional<PatternTexts> of(SharedArray<char> bytes,
                                          SharedArray<std::uint64_t> ends) {
        PatternTexts texts;
        std::uint64_t before = 0;
        for (const std::uint64_t end : ends) {
            if (end <= before || end > bytes.size()) return std::nullopt;
            texts.longest_ = std::max(texts.longest_, static_cast<std::size_t>(end - before));
            before = end;
        }
        if (before != bytes.size()) return std::nullopt;
        texts.bytes_ = std::move(bytes);
        texts.ends_ = std::move(ends);
        return texts;
    }

    std::size_t size() const { return ends_.size(); }
    std::string_view operator[](std::size_t number) const {
        const std::uint64_t begin = number == 0 ? 0 : ends_[number - 1];
        return {bytes_.data() + begin, static_cast<std::size_t>(ends_[number] - begin)};
    }
    std::vector<std::string> strings() const {
        std::vector<std::string> patterns;
        for (std::size_t i = 0; i < size(); ++i) patterns.emplace_back((*this)[i]);
        return patterns;
    }
    std::size_t longest() const { return longest_; }
    const SharedArray<char>& bytes() const { return bytes_; }
    const SharedArray<std::uint64_t>& ends() const { return ends_; }

private:
    SharedArray<char> bytes_;
    SharedArray<std::uint64_t> ends_;
    std::size_t longest_ = 0;  ///< bytes of a pattern
};

}  // namespace minterm
