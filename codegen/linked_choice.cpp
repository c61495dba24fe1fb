// SPDX-License-Identifier: Apache-2.0
#include "codegen/linked_choice.hpp"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>

#include "codegen/layout_choice.hpp"

namespace minterm {

namespace {

/// Bytes that the relation lets match others, and the first that it does not.
SymbolSet related_symbols(const Relation& relation) {
    SymbolSet symbols;
    bool has_other = false;
    for (std::uint32_t x = 0; x < 256; ++x) {
        bool related = false;
        for (std::uint32_t y = 0; y < 256 && !related; ++y)
            related = x != y && (relation(x, y) || relation(y, x));
        if (!related && has_other) continue;
        has_other = has_other || !related;
        symbols.push_back(x);
    }
    return symbols;
}

/// The codes of `symbols`, and for `other`, if there is one, that of `stands_in`.
CodeTable with_other(const CodeTable& codes, SymbolSet symbols, std::optional<std::uint32_t> other,
                     std::uint32_t stands_in) {
    std::vector<std::uint32_t> numbers;
    if (other) symbols.insert(std::lower_bound(symbols.begin(), symbols.end(), *other), *other);
    for (const std::uint32_t symbol : symbols)
        numbers.push_back(codes[symbol == other ? stands_in : symbol]);
    return {symbols, numbers};
}

/// The coding of all symbols that the relation is about, where it does for these. At most one of
/// them is none of those: it takes the place of the one that matches itself alone.
Result<std::optional<SymbolCoding>> whole_coding(const std::vector<Relation>& relations,
                                                 const SymbolSet& a, const SymbolSet& b) {
    const Relation& relation = relations.front();
    const SymbolSet known = related_symbols(relation);
    SymbolSet others;
    for (const SymbolSet* const side : {&a, &b})
        std::set_difference(side->begin(), side->end(), known.begin(), known.end(),
                            std::back_inserter(others));
    std::sort(others.begin(), others.end());
    others.erase(std::unique(others.begin(), others.end()), others.end());
    const auto stands_in = std::find_if(known.begin(), known.end(), [&](std::uint32_t x) {
        return std::none_of(known.begin(), known.end(), [&](std::uint32_t y) {
            return x != y && (relation(x, y) || relation(y, x));
        });
    });
    const auto occurs = [](const SymbolSet& side, std::uint32_t symbol) {
        return std::binary_search(side.begin(), side.end(), symbol);
    };
    if (others.size() > 1) return std::optional<SymbolCoding>{};
    std::optional<std::uint32_t> other;
    if (!others.empty()) {
        other = others.front();
        if (stands_in == known.end() || occurs(a, *stands_in) || occurs(b, *stands_in) ||
            !relation(*stands_in, *stands_in) || !relation(*other, *other))
            return std::optional<SymbolCoding>{};
    }
    MINTERM_TRY(SymbolCoding coding, code_symbols(relations, known, known));
    const std::uint32_t place = other ? *stands_in : 0;
    coding.a_code = with_other(coding.a_code, known, other, place);
    coding.b_code = with_other(coding.b_code, known, other, place);
    return std::optional(std::move(coding));
}

}  // namespace

const std::vector<int>& linked_planes() {
    static const std::vector<int> planes{2, 8, 20};
    return planes;
}

std::vector<int> LinkedChoice::wavefront_rows() const {
    // The code grows with the square of K, and the column layout is the fast one for these words.
    if (target().word_bits < 256) return {1};
    return CodeSource::wavefront_rows();
}

std::vector<int> LinkedChoice::rows_of(const SymbolLogic& symbols, int cell_gates) const {
    constexpr int kMostGates = 112;
    int most = std::min(wavefront_rows().back(), best_rows(target(), symbols, cell_gates));
    if (most > 3 && most * most * wavefront_gates(target(), symbols, cell_gates) > kMostGates)
        most = 3;
    return most == 1 ? std::vector{1} : std::vector{1, most};
}

std::vector<int> LinkedChoice::column_words() const {
    std::vector<int> words;
    for (int count = 1; count <= target().column_words; count *= 4)
        if (count == 1 || count >= 8 || count == target().column_words) words.push_back(count);
    return words;
}

Result<SymbolCoding> LinkedChoice::code(const std::vector<Relation>& relations, const SymbolSet& a,
                                        const SymbolSet& b) const {
    MINTERM_TRY(SymbolCoding coding, code_symbols(relations, a, b));
    if (coding.logic.is_plain_equality()) {
        const std::vector<int>& planes = linked_planes();
        const auto enough = std::lower_bound(planes.begin(), planes.end(), coding.planes());
        if (enough != planes.end()) coding.logic.a_planes = coding.logic.b_planes = *enough;
        return coding;
    }
    if (relations.size() == 1 && !coding.logic.equality) {
        MINTERM_TRY(std::optional<SymbolCoding> whole, whole_coding(relations, a, b));
        if (whole) return *std::move(whole);
    }
    return coding;
}

// The shapes below hold patterns of up to so many rows; columns depend on no more than that and as
// many errors as words have room for before them.
CyclicShape LinkedChoice::shape(const DelayCell& cell, std::size_t, std::size_t rows, std::size_t,
                                bool parts) const {
    constexpr std::size_t kMostErrors = 64;
    constexpr std::size_t kShortPatterns = 4;  // of a part
    const auto word_bits = static_cast<std::size_t>(target().word_bits);
    const std::size_t part = std::min<std::size_t>(64, word_bits);
    if (parts) {
        const bool is_short = rows * kShortPatterns <= part;
        const std::size_t most = is_short ? part / kShortPatterns : part;
        const std::size_t count = is_short ? kShortPatterns * word_bits / part : 1;
        return cyclic_shape(target(), cell, count, most, part + kMostErrors, true);
    }
    std::size_t chain = 1;
    while (chain * word_bits < rows) chain *= 4;
    if (rows <= kLongestChain * word_bits) chain = std::min(chain, kLongestChain);
    return cyclic_shape(target(), cell, 1, chain * word_bits, chain * word_bits + kMostErrors,
                        false);
}

}  // namespace minterm
