// SPDX-License-Identifier: Apache-2.0
#include "tests/support/shipped_specs.hpp"

#include <algorithm>
#include <cstdio>
#include <cstdlib>

#include "tests/reference/edit_distances.hpp"
#include "tests/reference/occurrences.hpp"

namespace minterm::testing {

namespace {

AnswerValue number(std::int64_t value) { return {value, {}}; }

AnswerValue best(const reference::BestEnds& ends) { return {ends.distance, ends.ends}; }

AnswerValue places(std::vector<std::uint64_t> ends) {
    const auto count = static_cast<std::int64_t>(ends.size());
    return {count, std::move(ends)};
}

/// specs/hamming.dp: differing places over the common length, and one for each letter without a
/// partner.
std::int64_t padded_hamming(std::string_view a, std::string_view b) {
    std::int64_t differing = 0;
    for (std::size_t i = 0; i < std::max(a.size(), b.size()); ++i)
        if (i >= a.size() || i >= b.size() || a[i] != b[i]) ++differing;
    return differing;
}

/// Column by column (Sellers 1980): what costs least among the substrings that end there.
std::vector<std::uint64_t> edit_places(std::string_view a, std::string_view b, std::int64_t k) {
    std::vector<std::int64_t> costs(a.size() + 1);
    for (std::size_t i = 0; i < costs.size(); ++i) costs[i] = static_cast<std::int64_t>(i);
    std::vector<std::uint64_t> ends;
    for (std::size_t end = 0;; ++end) {
        if (costs.back() <= k) ends.push_back(end);
        if (end == b.size()) return ends;
        std::int64_t diagonal = 0;
        for (std::size_t i = 1; i < costs.size(); ++i) {
            const std::int64_t change = diagonal + (a[i - 1] == b[end] ? 0 : 1);
            diagonal = costs[i];
            costs[i] = std::min({change, costs[i] + 1, costs[i - 1] + 1});
        }
    }
}

}  // namespace

const std::vector<ShippedSpec>& shipped_specs() {
    static const std::vector<ShippedSpec> specs{
        {"levenshtein", [](auto a, auto b) { return number(reference::edit_distance(a, b)); }},
        {"osa", [](auto a, auto b) { return number(reference::osa_distance(a, b)); }},
        {"lcs", [](auto a, auto b) { return number(reference::lcs_length(a, b)); }},
        {"indel", [](auto a, auto b) { return number(reference::indel_distance(a, b)); }},
        {"hamming", [](auto a, auto b) { return number(padded_hamming(a, b)); }},
        {"semiglobal", [](auto a, auto b) { return best(reference::infix_distance(a, b)); }},
        {"prefix", [](auto a, auto b) { return best(reference::prefix_distance(a, b)); }},
        {"weighted",
         [](auto a, auto b) { return number(reference::weighted_edit_distance(a, b, 3, 2, 2)); }},
        {"affine", [](auto a, auto b) { return number(reference::gotoh_distance(a, b, 4, 6, 2)); }},
        {"bitpal", [](auto a, auto b) { return number(reference::global_score(a, b, 1, -1, -1)); }},
        {"iupac", [](auto a, auto b) { return number(reference::iupac_distance(a, b)); }},
        {"casefold", [](auto a, auto b) { return number(reference::case_folded_distance(a, b)); }},
        {"shift_or", [](auto a, auto b) { return places(reference::occurrences(a, b)); }},
        {"k_mismatch",
         [](auto a, auto b) { return places(reference::mismatch_occurrences(a, b, 2)); }},
        {"k_edit", [](auto a, auto b) { return places(edit_places(a, b, 2)); }},
    };
    return specs;
}

Recurrence load_shipped(const std::string& name, const ParameterValues& parameters) {
    auto items = load_spec(MINTERM_SOURCE_DIR "/specs/" + name + ".dp", parameters);
    if (!items || items->recurrences.size() != 1) {
        std::fprintf(stderr, "%s\n",
                     items ? "one recurrence expected" : items.failure().render().c_str());
        std::abort();
    }
    return items->recurrences.front();
}

}  // namespace minterm::testing
