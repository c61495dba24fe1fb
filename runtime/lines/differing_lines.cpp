// SPDX-License-Identifier: Apache-2.0
#include "runtime/lines/differing_lines.hpp"

#include <algorithm>
#include <cstring>

#include "runtime/support/common_prefix.hpp"

namespace minterm {

namespace {

/// What is compared at once.
constexpr std::size_t kBlock = 4096;

std::size_t common_suffix(std::string_view a, std::string_view b) {
    const std::size_t most = std::min(a.size(), b.size());
    const char* const a_end = a.data() + a.size();
    const char* const b_end = b.data() + b.size();
    std::size_t equal = 0;
    while (most - equal >= kBlock &&
           std::memcmp(a_end - equal - kBlock, b_end - equal - kBlock, kBlock) == 0)
        equal += kBlock;
    while (equal < most && a_end[-1 - static_cast<std::ptrdiff_t>(equal)] ==
                               b_end[-1 - static_cast<std::ptrdiff_t>(equal)])
        ++equal;
    return equal;
}

/// Where the line begins that is `lines` before the one that `at` is in.
std::size_t line_begin_before(std::string_view text, std::size_t at, std::size_t lines) {
    for (;; --lines) {
        while (at > 0 && text[at - 1] != '\n') --at;
        if (lines == 0 || at == 0) return at;
        --at;
    }
}

}  // namespace

LargeVector<std::string_view> lines_with_ends(std::string_view text) {
    LargeVector<std::string_view> lines;
    lines.reserve(static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n')) + 1);
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size() - 1) + 1;
        lines.push_back(text.substr(0, end));
        text.remove_prefix(end);
    }
    return lines;
}

DifferingLines differing_lines(std::string_view a, std::string_view b, std::size_t around) {
    const std::size_t equal = common_prefix(a, b);
    if (equal == a.size() && equal == b.size()) return {};
    const std::size_t first = line_begin_before(a, equal, 0);
    // Lines at the end begin behind an LF that both have; what is in front of it may be a part of
    // a line.
    const std::size_t suffix = common_suffix(a.substr(first), b.substr(first));
    std::size_t end = a.size() - suffix;
    for (std::size_t lines = 0; lines <= around && end < a.size(); ++lines)
        end = std::min(a.find('\n', end), a.size() - 1) + 1;
    const std::size_t begin = line_begin_before(a, first, around);
    const auto before = std::count(a.begin(), a.begin() + static_cast<std::ptrdiff_t>(begin), '\n');
    return {a.substr(begin, end - begin), b.substr(begin, b.size() - (a.size() - end) - begin),
            static_cast<std::size_t>(before)};
}

}  // namespace minterm
