// SPDX-License-Identifier: Apache-2.0
//
// Patterns and a sample of a text -> the screen that costs least (Note [Window screen]), if any is
// worth it.
//
// Note [Screen plan]. How often each group of a pattern's bytes is in a text is told by a sample,
// as if groups knew nothing of each other: a pattern's window is where that is least. Then the
// sample is looked at through the screen, which says how often it leaves what. What that costs is
// the number of survivors times what it takes to look at one.
#pragma once

#include <bitset>
#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

#include "runtime/search/window_screen.hpp"

namespace minterm {

/// The bytes that a symbol matches.
using SymbolBytes = std::bitset<256>;

struct ScreenQuestion {
    std::vector<std::vector<SymbolBytes>> patterns;
    std::size_t errors = 0;  ///< of an occurrence, fewer than any pattern has symbols
    bool gaps = false;       ///< whether errors may be insertions and deletions
    std::string_view sample;
    double without = 0;         ///< nanoseconds a byte of what the screen would stand in front of
    double survivor = 0;        ///< nanoseconds that it takes to look at a place that may match
    bool is_asked_for = false;  ///< whatever it costs
    WindowScreen::By by = WindowScreen::widest();  ///< how the text will be looked at
};

struct ScreenPlan {
    ScreenTables tables;
    double survivors = 0;    ///< of the places of the sample
    double nanoseconds = 0;  ///< a byte, with what survivors take
};

/// More patterns have no plan.
inline constexpr std::size_t kMostScreenedPatterns = 256;

/// Nothing if there is none that costs less than is paid without. O(symbols * shapes + sample).
std::optional<ScreenPlan> plan_screen(const ScreenQuestion& question);

}  // namespace minterm
