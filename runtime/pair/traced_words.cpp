// SPDX-License-Identifier: Apache-2.0
//
// Columns of bits and the way back through them.
#include "runtime/pair/traced_words.hpp"

#include <algorithm>
#include <bit>

namespace minterm {

namespace {

constexpr std::size_t kWordBits = 64;

/// The differences that enter or leave a word of a column, as a bit each.
struct Differences {
    std::uint64_t rises = 0;
    std::uint64_t falls = 0;
};

/// 64 cells of a column.
struct Cells {
    Differences vertical;
    std::uint64_t diagonal_is_cheaper = 0;
};

/// The cells of the next column beside vertical differences of this one; `above` enters from above
/// and becomes what leaves below.
template <UnitCosts kCosts>
Cells next_column(const Differences& left, std::uint64_t matches, Differences& above) {
    const std::uint64_t same = matches | above.falls;
    // No dearer than the one diagonally above.
    const std::uint64_t diagonal =
        (((same & left.rises) + left.rises) ^ left.rises) | same | left.falls;
    const std::uint64_t falls = diagonal & left.rises;
    std::uint64_t rises = left.falls | ~(diagonal | left.rises);
    const std::uint64_t steep = left.rises & ~diagonal;  // as dear as gaps make it
    if constexpr (kCosts == UnitCosts::Indel) {
        const std::uint64_t start = (rises << 1U | above.rises) & steep;
        rises |= (((start + steep) ^ steep) | start) & steep;
    }
    const Differences top{rises << 1U | above.rises, falls << 1U | above.falls};
    above = {rises >> (kWordBits - 1), falls >> (kWordBits - 1)};
    std::uint64_t down = top.falls | ~(diagonal | top.rises);
    if constexpr (kCosts == UnitCosts::Indel) down |= steep;
    return {{down, diagonal & top.rises}, ~diagonal};
}

}  // namespace

void MatchingRows::set(SymbolSpan a, SymbolSpan b, const SymbolMatch& matches) {
    a_ = a;
    words_ = (a.size() + kWordBits - 1) / kWordBits;
    const std::size_t most_symbols = matches.is_equality() ? a.size() : b.size();
    const std::size_t places = std::bit_ceil(2 * most_symbols + 2);
    places_.assign(places, {});
    shift_ = 32U - static_cast<unsigned>(std::countr_zero(places));
    sets_.assign(words_, 0);
    if (!matches.is_equality()) return;
    for (std::size_t row = 0; row < a.size(); ++row) {
        const std::uint32_t symbol = a[row];
        Place& place = place_of(symbol);
        std::uint64_t* rows =
            place.set == 0 ? new_set(place, symbol) : sets_.data() + place.set * words_;
        rows[row / kWordBits] |= std::uint64_t{1} << row % kWordBits;
    }
}

/// Where a symbol is, or where it belongs.
MatchingRows::Place& MatchingRows::place_of(std::uint32_t symbol) {
    std::size_t at = symbol * 0x9e3779b1U >> shift_;  // Fibonacci hashing
    while (places_[at].set != 0 && places_[at].symbol != symbol)
        at = (at + 1) & (places_.size() - 1);
    return places_[at];
}

std::uint64_t* MatchingRows::new_set(Place& place, std::uint32_t symbol) {
    place = {symbol, static_cast<std::uint32_t>(sets_.size() / words_)};
    sets_.resize(sets_.size() + words_);
    return sets_.data() + place.set * words_;
}

const std::uint64_t* MatchingRows::of(std::uint32_t symbol, const SymbolMatch& matches) {
    Place& place = place_of(symbol);
    if (place.set == 0 && !matches.is_equality()) {
        std::uint64_t* rows = new_set(place, symbol);
        for (std::size_t row = 0; row < a_.size(); ++row)
            rows[row / kWordBits] |= std::uint64_t{matches(a_[row], symbol)} << row % kWordBits;
    }
    return sets_.data() + place.set * words_;
}

template <UnitCosts kCosts>
void TracedWords::compute_words(std::span<const std::uint64_t> first_row) {
    constexpr bool kHasMismatches = kCosts == UnitCosts::Levenshtein;
    const std::size_t columns = b_.size() + 1;
    above_is_cheaper_.resize(std::max(above_is_cheaper_.size(), columns * words_));
    if constexpr (kHasMismatches)
        diagonal_is_cheaper_.resize(std::max(diagonal_is_cheaper_.size(), columns * words_));
    falls_.assign(words_, 0);
    std::fill_n(above_is_cheaper_.begin(), words_, ~std::uint64_t{0});
    for (std::size_t column = 1; column < columns; ++column) {
        Differences above{1, 0};
        if (column < first_row.size())
            above = {first_row[column] > first_row[column - 1] ? 1U : 0U,
                     first_row[column] < first_row[column - 1] ? 1U : 0U};
        const std::uint64_t* matching = rows_.of(b_[column - 1], matches_);
        std::uint64_t* here = above_is_cheaper_.data() + column * words_;
        for (std::size_t word = 0; word < words_; ++word) {
            const Differences left{here[word - words_], falls_[word]};
            const Cells cells = next_column<kCosts>(left, matching[word], above);
            here[word] = cells.vertical.rises;
            falls_[word] = cells.vertical.falls;
            if constexpr (kHasMismatches)
                diagonal_is_cheaper_[column * words_ + word] = cells.diagonal_is_cheaper;
        }
    }
}

void TracedWords::compute(SymbolSpan a, SymbolSpan b, std::span<const std::uint64_t> first_row) {
    a_ = a;
    b_ = b;
    words_ = (a.size() + kWordBits - 1) / kWordBits;
    if (a.empty()) return;
    rows_.set(a, b, matches_);
    if (costs_ == UnitCosts::Levenshtein)
        compute_words<UnitCosts::Levenshtein>(first_row);
    else
        compute_words<UnitCosts::Indel>(first_row);
}

std::size_t TracedWords::walk(std::size_t column, std::vector<EditRun>& runs) const {
    const bool has_mismatches = costs_ == UnitCosts::Levenshtein;
    std::size_t row = a_.size();
    EditRun run;  // not in `runs` yet
    const auto step = [&](EditOperation operation) {
        if (run.operation != operation) {
            append_run(runs, run.operation, run.length);
            run = {operation, 0};
        }
        ++run.length;
    };
    while (row > 0 && column > 0) {
        const auto is_set = [&](const std::vector<std::uint64_t>& bits) {
            return (bits[column * words_ + (row - 1) / kWordBits] >> (row - 1) % kWordBits & 1U) !=
                   0;
        };
        if (matches_(a_[row - 1], b_[column - 1])) {
            step(EditOperation::Match);
            --row;
            --column;
        } else if (has_mismatches && is_set(diagonal_is_cheaper_)) {
            step(EditOperation::Mismatch);
            --row;
            --column;
        } else if (is_set(above_is_cheaper_)) {
            step(EditOperation::OnlyInA);
            --row;
        } else {
            step(EditOperation::OnlyInB);
            --column;
        }
    }
    append_run(runs, run.operation, run.length);
    append_run(runs, EditOperation::OnlyInA, row);
    return column;
}

}  // namespace minterm
