// SPDX-License-Identifier: Apache-2.0
//
// PTX and machine code as text: what is in it, and how often.
#pragma once

#include <algorithm>
#include <iterator>
#include <map>
#include <regex>
#include <string>
#include <utility>
#include <vector>

namespace minterm::testing {

inline std::size_t count_matches(const std::string& text, const std::string& pattern) {
    const std::regex expression(pattern);
    return static_cast<std::size_t>(std::distance(
        std::sregex_iterator(text.begin(), text.end(), expression), std::sregex_iterator()));
}

/// What nvdisasm prints of a kernel and of the functions that it calls; empty: there is none.
inline std::string sass_of_kernel(const std::string& sass, const std::string& kernel) {
    const std::size_t begin = sass.find("\t.section\t.text." + kernel + ",");
    if (begin == std::string::npos) return {};
    return sass.substr(begin, sass.find("\n\t.section\t", begin) - begin);
}

/// The same of one function that the kernel calls, which has a name of its own in each kernel:
/// $KERNEL$_ZN..<length>NAMEE...
inline std::string sass_of_function(const std::string& sass, const std::string& kernel,
                                    const std::string& function) {
    const std::string text = sass_of_kernel(sass, kernel);
    const std::regex label("\n\\$" + kernel + "\\$\\w*" + std::to_string(function.size()) +
                           function + "E\\w*:");
    std::smatch begin;
    if (!std::regex_search(text, begin, label)) return {};
    const std::string behind = begin.suffix();
    return behind.substr(0, behind.find("\n        .type "));
}

/// Its loops, each from a label to a branch back there.
inline std::vector<std::string> loops_of(const std::string& sass) {
    std::vector<std::string> loops;
    const std::regex label("(\\.L_x_[0-9]+):|BRA `\\((\\.L_x_[0-9]+)\\)");
    std::map<std::string, std::size_t> places;
    for (std::sregex_iterator at(sass.begin(), sass.end(), label), end; at != end; ++at) {
        const auto here = static_cast<std::size_t>(at->position());
        if ((*at)[1].matched) {
            places[(*at)[1]] = here;
        } else if (const auto top = places.find((*at)[2]); top != places.end()) {
            loops.push_back(sass.substr(top->second, here - top->second));
        }
    }
    return loops;
}

/// How often two registers are exchanged by three exclusive ors, a = a ^ b; b = a ^ b; a = a ^ b,
/// which is what the compiler does where it has no third.
inline std::size_t exchanges_of_sass(const std::string& sass) {
    const std::regex either(
        "LOP3\\.LUT (R[0-9]+), (R[0-9]+)(\\.reuse)?, (R[0-9]+)(\\.reuse)?, RZ, 0x3c,");
    std::map<std::pair<std::string, std::string>, std::vector<std::string>> written;
    for (std::sregex_iterator at(sass.begin(), sass.end(), either), end; at != end; ++at) {
        const std::string result = (*at)[1];
        const std::string one = (*at)[2];
        const std::string other = (*at)[4];
        if (result == one || result == other)
            written[std::pair(std::min(one, other), std::max(one, other))].push_back(result);
    }
    std::size_t exchanges = 0;
    for (const auto& [registers, results] : written)
        for (std::size_t i = 0; i + 2 < results.size();) {
            const bool found = results[i] != results[i + 1] && results[i] == results[i + 2];
            exchanges += found ? 1U : 0U;
            i += found ? 3U : 1U;
        }
    return exchanges;
}

/// LOP3 of two or three registers that are gates. What works on addresses has constants among its
/// operands, and what is predicated or comes in threes exchanges registers.
inline std::size_t gates_of_sass(const std::string& sass) {
    const std::string one = "~?R[0-9]+(\\.reuse)?, ";
    return count_matches(
               sass, "\\*/ +LOP3\\.LUT R[0-9]+, " + one + one + "~?R(Z|[0-9]+)(\\.reuse)?, 0x") -
           3 * exchanges_of_sass(sass);
}

}  // namespace minterm::testing
