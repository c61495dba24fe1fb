// SPDX-License-Identifier: Apache-2.0
//
// Kinds of search, engines for them, and random patterns: what tests of search engines share.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <random>
#include <string>
#include <vector>

#include "codegen/search_engine.hpp"
#include "codegen/target.hpp"
#include "tests/reference/occurrences.hpp"
#include "tests/support/search_hits.hpp"
#include "tests/support/shipped_specs.hpp"

namespace minterm::testing::search {

/// A spec and what it means.
struct Kind {
    std::string name;
    std::int64_t k = 0;
    Recurrence recurrence;
    reference::Matches matches = [](unsigned char a, unsigned char b) { return a == b; };
};

inline Kind kind_of(const std::string& name, std::int64_t k = -1) {
    Kind kind;
    kind.name = name;
    kind.k = std::max<std::int64_t>(k, 0);
    kind.recurrence = load_shipped(name, k < 0 ? ParameterValues{} : ParameterValues{{"k", k}});
    return kind;
}

/// The same with the predicate of another spec.
inline Kind with_relation(Kind kind, const std::string& spec) {
    kind.recurrence.relations = load_shipped(spec).relations;
    const Relation relation = kind.recurrence.relations.front();
    kind.matches = [relation](unsigned char a, unsigned char b) { return relation(a, b); };
    return kind;
}

inline SearchEngine engine_for(const Kind& kind, const std::vector<std::string>& patterns,
                               const Target& target, const SearchOptions& options = {}) {
    return search_engine(kind.recurrence, patterns, target, options);
}

inline std::string shown(const std::vector<SearchHit>& hits) {
    std::string text;
    for (std::size_t i = 0; i < std::min<std::size_t>(hits.size(), 40); ++i)
        text += "(" + std::to_string(hits[i].start) + ".." + std::to_string(hits[i].end) + " p" +
                std::to_string(hits[i].pattern) + " c" + std::to_string(hits[i].cost) + ") ";
    return std::to_string(hits.size()) + ": " + text;
}

/// The first hits that differ.
inline ::testing::AssertionResult same(const std::vector<SearchHit>& found,
                                       const std::vector<SearchHit>& expected) {
    if (found == expected) return ::testing::AssertionSuccess();
    const auto at = std::mismatch(found.begin(), found.end(), expected.begin(), expected.end());
    return ::testing::AssertionFailure()
           << "after " << (at.first - found.begin()) << " equal hits\nfound "
           << shown({at.first, found.end()}) << "\nexpected " << shown({at.second, expected.end()});
}

inline std::string random_text(std::mt19937& random, std::size_t length, int letters) {
    std::string text;
    for (std::size_t i = 0; i < length; ++i)
        text += letters <= 26
                    ? static_cast<char>('a' +
                                        static_cast<int>(random() % static_cast<unsigned>(letters)))
                    : static_cast<char>(random() % static_cast<unsigned>(letters));
    return text;
}

/// Pieces of a text, some with errors, so that patterns occur.
inline std::string pattern_from(std::mt19937& random, const std::string& text, std::size_t length,
                                int letters) {
    if (text.size() < length || random() % 4 == 0) return random_text(random, length, letters);
    std::string pattern = text.substr(random() % (text.size() - length + 1), length);
    for (std::size_t errors = random() % 3; errors > 0; --errors)
        pattern[random() % length] = random_text(random, 1, letters)[0];
    return pattern;
}

inline std::vector<Kind> kinds() {
    std::vector<Kind> all{kind_of("shift_or")};
    for (const std::int64_t k : {0, 1, 2, 3, 4}) {
        all.push_back(kind_of("k_mismatch", k));
        all.push_back(kind_of("k_edit", k));
    }
    return all;
}

/// Methods that a kind of search can go.
inline std::vector<SearchMethod> methods_of(const Kind& kind) {
    std::vector<SearchMethod> methods{SearchMethod::Auto, SearchMethod::Cyclic, SearchMethod::Lanes,
                                      SearchMethod::Screened};
    if (kind.name == "shift_or") {
        methods.push_back(SearchMethod::Filter);
        methods.push_back(SearchMethod::Automaton);
    }
    return methods;
}

inline SearchOptions by(SearchMethod method) {
    SearchOptions options;
    options.method = method;
    return options;
}
}  // namespace minterm::testing::search
