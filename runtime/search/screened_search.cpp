// SPDX-License-Identifier: Apache-2.0
#include "runtime/search/screened_search.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>

namespace minterm {

namespace {

/// Positions that are searched together, or not.
constexpr std::size_t kBlock = 64;
/// Blocks between two marked ones that are searched, too: words of logic have so many positions.
constexpr std::size_t kJoined = 8;

/// Of `rows` symbols beside the first of `bytes` bytes, all that there are, or `most` + 1.
template <typename Matches>
std::size_t mismatches(std::size_t rows, std::size_t bytes, std::size_t most,
                       const Matches& matches) {
    if (rows > bytes) return most + 1;
    std::size_t count = 0;
    for (std::size_t row = 0; row < rows && count <= most; ++row)
        count += matches(row, row) ? 0 : 1;
    return count;
}

/// The fewest edits that make `rows` symbols of some of the first `bytes` bytes, or `most` + 1.
template <typename Matches>
std::size_t fewest_edits(std::size_t rows, std::size_t bytes, std::size_t most,
                         const Matches& matches) {
    // reached[d]: how many symbols are used up with d - `most` more bytes than symbols, at most, by
    // so many errors; none: less than 0.
    constexpr std::size_t kMost = 32;
    constexpr std::int64_t kNone = -1;
    if (most > kMost) return 0;
    std::array<std::int64_t, 2 * kMost + 3> reached;
    std::fill_n(reached.begin(), 2 * most + 3, kNone);
    const auto all = static_cast<std::int64_t>(rows);
    const auto there = static_cast<std::int64_t>(bytes);
    const auto middle = static_cast<std::int64_t>(most + 1);
    for (std::int64_t errors = 0; errors <= static_cast<std::int64_t>(most); ++errors) {
        std::int64_t left = kNone;  // of the diagonal before, with one error less
        for (std::int64_t d = -errors; d <= errors; ++d) {
            std::int64_t& here = reached[static_cast<std::size_t>(middle + d)];
            std::int64_t row = errors == 0 ? 0 : kNone;
            if (here != kNone) row = here + 1;
            const std::int64_t right = reached[static_cast<std::size_t>(middle + d + 1)];
            if (right != kNone) row = std::max(row, right + 1);
            row = std::min({std::max(row, left), all, there - d});
            if (row + d < 0) row = kNone;
            while (row >= 0 && row < all && row + d < there &&
                   matches(static_cast<std::size_t>(row), static_cast<std::size_t>(row + d)))
                ++row;
            left = here;
            here = row;
            if (row == all) return static_cast<std::size_t>(errors);
        }
    }
    return most + 1;
}

}  // namespace

Screen::Screen(ScreenTables tables, WindowScreen::By by, const Costs& costs,
               std::vector<std::vector<SymbolBytes>> symbols)
    : windows_(std::move(tables), by), costs_(costs), symbols_(std::move(symbols)) {
    const std::size_t moved = windows_.tables().moved();
    for (const ScreenEntry& entry : windows_.tables().entries) {
        furthest_ = std::max(furthest_, entry.behind + moved);
        memory_ = std::max(memory_, entry.end + entry.behind + 2 * moved);
    }
}

void ScreenedWorkspace::search(const TextWindow& text, std::size_t begin, std::size_t end,
                               std::vector<ReportedColumn>& found) {
    constexpr std::int64_t kMostPatience = 64;
    constexpr auto kRelaxed = std::memory_order_relaxed;
    screen_->searched_.fetch_add(end - begin, kRelaxed);
    if (screen_->pieces_to_pass_.load(kRelaxed) > 0) {
        screen_->pieces_to_pass_.fetch_sub(1, kRelaxed);
    } else if (through_screen(text, begin, end, found)) {
        if (screen_->patience_.load(kRelaxed) > 1) screen_->patience_.store(1, kRelaxed);
        return;
    } else {
        const std::int64_t patience = screen_->patience_.load(kRelaxed);
        screen_->pieces_to_pass_.store(patience, kRelaxed);
        screen_->patience_.store(std::min(2 * patience, kMostPatience), kRelaxed);
    }
    search_behind(text, begin, end, found);
}

void ScreenedWorkspace::search_behind(const TextWindow& text, std::size_t begin, std::size_t end,
                                      std::vector<ReportedColumn>& found) {
    screen_->passed_.fetch_add(end - begin, std::memory_order_relaxed);
    std::visit(
        [&](auto& workspace) {
            const std::size_t most = workspace.piece_size();
            for (std::size_t next = begin; begin < end; begin = next) {
                next = std::min(end, begin + most);
                workspace.search(text, begin, next, found);
            }
        },
        behind_);
}

/// Says whether the screen was of use; else nothing was found.
bool ScreenedWorkspace::through_screen(const TextWindow& text, std::size_t begin, std::size_t end,
                                       std::vector<ReportedColumn>& found) {
    const WindowScreen& windows = screen_->windows();
    const ScreenTables& tables = windows.tables();
    const Piece piece{text, begin, end};
    const auto before = static_cast<std::ptrdiff_t>(found.size());
    // A small piece, which one occurrence can fill, says nothing of the text.
    double left =
        static_cast<double>(std::max(end - begin, piece_size())) * screen_->costs().without;
    marked_.assign((end - begin + kBlock - 1) / kBlock, 0);
    // Vectors are loaded fastest from where a cache line begins.
    std::size_t from = begin - std::min(begin, screen_->furthest());
    const auto address = reinterpret_cast<std::uintptr_t>(text.bytes.data()) + from;
    from -= std::min<std::size_t>(from, address % kBlock);
    for (std::size_t first = from; first < end; first += WindowScreen::kPlaces) {
        const std::size_t count = windows.survivors(
            text.bytes, first, std::min(WindowScreen::kPlaces, end - first), *survivors_);
        for (std::size_t i = 0; i < count; ++i) {
            const auto [place, buckets] = (*survivors_)[i];
            for (unsigned rest = buckets; rest != 0; rest &= rest - 1)
                for (const ScreenEntry& entry :
                     tables.of_bucket(static_cast<unsigned>(std::countr_zero(rest))))
                    left -= codes_ != nullptr ? compare(piece, entry, first + place, found)
                                              : count_errors(piece, entry, first + place);
        }
        if (left < 0) {
            found.resize(static_cast<std::size_t>(before));
            return false;
        }
    }
    // Windows are met in their order, patterns end some bytes later.
    const auto by_end = [](const ReportedColumn& a, const ReportedColumn& b) {
        return std::pair(a.end, a.pattern) < std::pair(b.end, b.pattern);
    };
    if (!std::is_sorted(found.begin() + before, found.end(), by_end))
        std::sort(found.begin() + before, found.end(), by_end);
    for (std::size_t block = 0; codes_ == nullptr && block < marked_.size(); ++block) {
        if (marked_[block] == 0) continue;
        std::size_t last = block;
        for (std::size_t next = block + 1; next < std::min(last + 1 + kJoined, marked_.size());
             ++next)
            if (marked_[next] != 0) last = next;
        search_behind(text, begin + block * kBlock, std::min(end, begin + (last + 1) * kBlock),
                      found);
        block = last;
    }
    return true;
}

bool ScreenedWorkspace::is_there(std::string_view pattern, const char* begin) const {
    if (codes_->single) return std::memcmp(begin, pattern.data(), pattern.size()) == 0;
    return std::equal(pattern.begin(), pattern.end(), begin,
                      [this](char a, char b) { return (*codes_)(a) == (*codes_)(b); });
}

/// Gives the nanoseconds that it took for nothing: where one hit a line is enough, what is behind
/// the screen passes over others, so that many of them speak for that.
double ScreenedWorkspace::compare(const Piece& piece, const ScreenEntry& entry, std::size_t place,
                                  std::vector<ReportedColumn>& found) {
    const std::string_view pattern = (*patterns_)[entry.pattern];
    const std::size_t end = place + 1 + entry.behind;
    if (end <= piece.begin || end > piece.end) return 0;
    if (pattern.size() > end || !is_there(pattern, piece.text.bytes.data() + end - pattern.size()))
        return screen_->costs().survivor;
    found.push_back({piece.text.offset + end, entry.pattern, 0});
    return piece.text.one_a_line != nullptr ? screen_->costs().survivor : 0;
}

/// Notes where an occurrence may end that has this window; gives the nanoseconds that it takes.
double ScreenedWorkspace::count_errors(const Piece& piece, const ScreenEntry& entry,
                                       std::size_t place) {
    const ScreenTables& tables = screen_->windows().tables();
    const std::size_t moved = tables.moved();
    const std::size_t behind = place + entry.behind;
    const std::size_t first = std::max(std::max(behind, moved + place) - moved, piece.begin);
    const std::size_t last = std::min(behind + moved, piece.end - 1);
    if (first > last) return 0;
    const std::vector<SymbolBytes>& symbols = screen_->symbols_[entry.pattern];
    const auto* const text = reinterpret_cast<const unsigned char*>(piece.text.bytes.data());
    const std::size_t window = tables.shape.spare == 0 ? tables.shape.window() : 0;
    const std::size_t front = entry.end - window;
    const auto fewest = [&](std::size_t rows, std::size_t bytes, std::size_t most,
                            const auto& matches) {
        bytes = std::min(bytes, rows + moved);
        return tables.gaps ? fewest_edits(rows, bytes, most, matches)
                           : mismatches(rows, bytes, most, matches);
    };
    const auto fewest_behind = [&](std::size_t rows, std::size_t most) {
        return fewest(rows, piece.text.bytes.size() - place - 1, most,
                      [&](std::size_t row, std::size_t byte) {
                          return symbols[entry.end + row].test(text[place + 1 + byte]);
                      });
    };
    const auto fewest_in_front = [&](std::size_t rows, std::size_t most) {
        return fewest(rows, place + 1 - window, most, [&](std::size_t row, std::size_t byte) {
            return symbols[front - 1 - row].test(text[place - window - byte]);
        });
    };
    // The longer side says more.
    const auto are_too_many = [&](std::size_t rows_in_front, std::size_t rows_behind,
                                  std::size_t most) {
        const bool front_first = rows_in_front > rows_behind;
        const std::size_t one =
            front_first ? fewest_in_front(rows_in_front, most) : fewest_behind(rows_behind, most);
        if (one > most) return true;
        most -= one;
        return (front_first ? fewest_behind(rows_behind, most)
                            : fewest_in_front(rows_in_front, most)) > most;
    };
    if (are_too_many(front - entry.part_begin, entry.part_end - entry.end, entry.part_errors) ||
        are_too_many(front, entry.behind, tables.errors))
        return screen_->costs().survivor;
    // An occurrence may have several whole windows.
    const auto from = marked_.begin() + static_cast<std::ptrdiff_t>((first - piece.begin) / kBlock);
    const auto to =
        marked_.begin() + static_cast<std::ptrdiff_t>((last - piece.begin) / kBlock + 1);
    if (std::find(from, to, 0) == to) return screen_->costs().survivor;
    std::fill(from, to, 1);
    return screen_->costs().again;
}

}  // namespace minterm
