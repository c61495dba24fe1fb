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
    const std::regex label("(\\.L_x_[0-9]+):|BRA[^`\\n]*`\\((\\.L_x_[0-9]+)\\)");
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
/// with nothing else written to them in between: what the compiler does where it has no third.
/// Those that are predicated are not counted.
inline std::size_t exchanges_of_sass(const std::string& sass) {
    struct Written {
        std::string result, one, other;  ///< the last two of an exclusive or only
    };
    const std::regex any(
        "\\*/ +(@!?U?P[0-9T]+ +)?[A-Z][A-Z0-9_.]* (?:P[0-9T]+, )*(R[0-9]+),([^\\n]*)");
    const std::regex either(" (R[0-9]+)(?:\\.reuse)?, (R[0-9]+)(?:\\.reuse)?, RZ, 0x3c,.*");
    std::vector<Written> all;
    for (std::sregex_iterator at(sass.begin(), sass.end(), any), end; at != end; ++at) {
        const std::string operands = (*at)[3];
        std::smatch both;
        if (!(*at)[1].matched && std::regex_match(operands, both, either))
            all.push_back({(*at)[2], both[1], both[2]});
        else
            all.push_back({(*at)[2], {}, {}});
    }
    // The next one that writes to either of them, if it is made of both and writes to `result`.
    const auto next = [&](std::size_t from, const std::string& result, const std::string& kept) {
        std::size_t i = from + 1;
        while (i < all.size() && all[i].result != result && all[i].result != kept) ++i;
        const bool found = i < all.size() && all[i].result == result &&
                           ((all[i].one == result && all[i].other == kept) ||
                            (all[i].one == kept && all[i].other == result));
        return found ? i : all.size();
    };
    std::size_t exchanges = 0;
    for (std::size_t i = 0; i < all.size(); ++i) {
        const Written& first = all[i];
        if (first.one.empty() || (first.result != first.one && first.result != first.other))
            continue;
        const std::string& second = first.result == first.one ? first.other : first.one;
        const std::size_t middle = next(i, second, first.result);
        if (middle < all.size() && next(middle, first.result, second) < all.size()) ++exchanges;
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
