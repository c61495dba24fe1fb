// SPDX-License-Identifier: Apache-2.0
//
// A dictionary -> work with the trie that it has, compiled twice: with the instructions that count
// bits, and for machines that have none.
#pragma once

#include <variant>

#include "runtime/dictionary/dictionary_parts.hpp"

namespace minterm {

/// Before the body of a lambda that `with_trie` is given: else it would be compiled but once.
#define MINTERM_INLINE __attribute__((always_inline))

template <typename Trie, typename Work>
[[gnu::target("popcnt,bmi,bmi2")]] void work_counting(const Trie& trie, const Work& work) {
    work(trie);
}
/// For processors before 2013, so that it is made small rather than fast.
template <typename Trie, typename Work>
[[gnu::cold]] void work_plain(const Trie& trie, const Work& work) {
    work(trie);
}

inline bool machine_counts() {
    static const bool counts = __builtin_cpu_supports("popcnt") != 0 &&
                               __builtin_cpu_supports("bmi") != 0 &&
                               __builtin_cpu_supports("bmi2") != 0;
    return counts;
}

/// Calls `work`, which is inlined, with the trie of `parts`.
template <typename Work>
void with_trie(const DictionaryParts& parts, const Work& work) {
    std::visit(
        [&](const auto& trie) {
            if (machine_counts())
                work_counting(trie, work);
            else
                work_plain(trie, work);
        },
        parts.trie);
}

}  // namespace minterm
