// SPDX-License-Identifier: Apache-2.0
//
// Engines that must be there, and all that they find.
#pragma once

#include <gtest/gtest.h>

#include <cstdlib>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "codegen/search_engine.hpp"

namespace minterm::testing {

/// Ends the test program with the message if there is none.
inline SearchEngine search_engine(const Recurrence& recurrence,
                                  const std::vector<std::string>& patterns, const Target& target,
                                  const SearchOptions& options = {}) {
    auto engine = SearchEngine::create(recurrence, patterns, target, {}, options);
    if (!engine) {
        ADD_FAILURE() << engine.failure().render();
        std::abort();
    }
    return *std::move(engine);
}

inline std::vector<SearchHit> scanned(const SearchEngine& engine, std::string_view text,
                                      int threads = 1, HitsWanted wanted = HitsWanted::All) {
    std::vector<SearchHit> hits;
    const auto sink = [&](std::span<const SearchHit> more) {
        hits.insert(hits.end(), more.begin(), more.end());
        return true;
    };
    EXPECT_TRUE(engine.scan(text, sink, threads, wanted));
    return hits;
}

}  // namespace minterm::testing
