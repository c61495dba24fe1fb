// SPDX-License-Identifier: Apache-2.0
//
// Texts are looked at through a screen, and what it leaves is compared with the patterns, or handed
// to the search that stands behind it.
//
// Note [Screened search]. A survivor is compared with the patterns of its buckets. Where patterns
// have no errors, those that are there are found. Where they may have some, the fewest are counted
// on both sides of the window, by furthest-reaching points where there may be gaps (Ukkonen 1985),
// and if they are not too many the places where such an occurrence may end are searched by what
// would search all of them, which knows what is reported, and as what. Whatever the text, time is
// bounded: a piece of which survivors take longer than the search behind the screen would is handed
// to that, and so are the pieces after it, for twice as many each time that the screen fails again.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <utility>
#include <variant>
#include <vector>

#include "runtime/search/cyclic_driver.hpp"
#include "runtime/search/literal_set.hpp"
#include "runtime/search/pattern_texts.hpp"
#include "runtime/search/screen_plan.hpp"
#include "runtime/search/search_driver.hpp"
#include "runtime/search/window_screen.hpp"

namespace minterm {

/// A screen, and what is known of the search behind it.
class Screen {
public:
    struct Costs {
        double without = 0;    ///< nanoseconds a byte of the search behind the screen
        double survivor = 0;   ///< nanoseconds to compare one
        double again = 0;      ///< nanoseconds of that search for some neighbouring places
        double survivors = 0;  ///< of the places of a sample
    };

    /// `symbols`: by pattern, the bytes that they match; none where codes say that.
    Screen(ScreenTables tables, WindowScreen::By by, const Costs& costs,
           std::vector<std::vector<SymbolBytes>> symbols);
    Screen(const Screen&) = delete;
    Screen& operator=(const Screen&) = delete;

    const WindowScreen& windows() const { return windows_; }
    const Costs& costs() const { return costs_; }
    /// So many bytes in front of a place must be at hand.
    std::size_t memory() const { return memory_; }
    /// The most bytes from the end of a window to that of its pattern.
    std::size_t furthest() const { return furthest_; }
    /// Bytes that were searched so far, and how many of them by what is behind the screen.
    std::uint64_t searched() const { return searched_; }
    std::uint64_t passed() const { return passed_; }

private:
    friend class ScreenedWorkspace;

    WindowScreen windows_;
    Costs costs_;
    std::vector<std::vector<SymbolBytes>> symbols_;
    std::size_t furthest_ = 0;
    std::size_t memory_ = 0;
    mutable std::atomic<std::uint64_t> searched_{0};
    mutable std::atomic<std::uint64_t> passed_{0};
    // Of all threads and scans, for texts come in many of these.
    mutable std::atomic<std::int64_t> pieces_to_pass_{0};  ///< before the screen is tried again
    mutable std::atomic<std::int64_t> patience_{1};        ///< pieces to pass when it fails next
};

/// What one thread searches with, without a screen.
using PlainSearch = std::variant<SearchWorkspace, LiteralWorkspace, CyclicWorkspace>;

class ScreenedWorkspace {
public:
    /// `codes` are those of patterns without errors, else null. All that is given outlives this.
    ScreenedWorkspace(const Screen& screen, const PatternTexts& patterns, const ByteCodes* codes,
                      PlainSearch&& behind)
        : screen_(&screen), patterns_(&patterns), codes_(codes), behind_(std::move(behind)) {}

    /// The most positions that `search` looks at in one call.
    static std::size_t piece_size() { return std::size_t{16} << 10U; }

    /// As `SearchWorkspace::search`.
    void search(const TextWindow& text, std::size_t begin, std::size_t end,
                std::vector<ReportedColumn>& found);

private:
    bool through_screen(const TextWindow& text, std::size_t begin, std::size_t end,
                        std::vector<ReportedColumn>& found);
    /// What of a text is searched in one call.
    struct Piece {
        const TextWindow& text;
        std::size_t begin, end;
    };
    double compare(const Piece& piece, const ScreenEntry& entry, std::size_t place,
                   std::vector<ReportedColumn>& found);
    double count_errors(const Piece& piece, const ScreenEntry& entry, std::size_t place);
    bool is_there(std::string_view pattern, const char* begin) const;
    void search_behind(const TextWindow& text, std::size_t begin, std::size_t end,
                       std::vector<ReportedColumn>& found);

    const Screen* screen_;
    const PatternTexts* patterns_;
    const ByteCodes* codes_;
    PlainSearch behind_;
    std::unique_ptr<WindowScreen::Survivors> survivors_ =
        std::make_unique<WindowScreen::Survivors>();
    std::vector<std::uint8_t> marked_;  ///< blocks of positions that are to be searched
};

}  // namespace minterm
