// SPDX-License-Identifier: Apache-2.0
#include "cli/text_search.hpp"

#include <algorithm>
#include <utility>

namespace minterm {

TextSearch::TextSearch(std::vector<std::string> patterns, const TextSearchOptions& options)
    : patterns_(std::move(patterns)), options_(options) {
    for (const std::string& pattern : patterns_) longest_ = std::max(longest_, pattern.size());
    if (options_.gaps) longest_ += options_.errors;
}

Result<TextSearch> TextSearch::create(const Recurrence& recurrence,
                                      std::vector<std::string> patterns, const Target& target,
                                      const CellStore& store, const TextSearchOptions& options) {
    TextSearch search(std::move(patterns), options);
    if (search.patterns_.empty()) return search;
    SearchOptions how;
    how.method = options.method;
    how.text_bytes = options.bytes;
    MINTERM_TRY(SearchEngine engine,
                SearchEngine::create(recurrence, search.patterns_, target, store, how));
    search.engine_ = std::move(engine);
    return search;
}

TextSearch TextSearch::from(SearchEngine engine, std::vector<std::string> patterns,
                            const TextSearchOptions& options) {
    TextSearch search(std::move(patterns), options);
    search.engine_ = std::move(engine);
    return search;
}

Status TextSearch::scan(std::string_view lines, bool one_per_locus, const OneHitSink& sink) const {
    if (!engine_) return success();
    LocusFilter loci(one_per_locus ? patterns_.size() : 0, longest_);
    bool wants_more = true;
    const auto take = [&](std::span<const SearchHit> hits) {
        for (const SearchHit& found : hits) {
            const std::optional<SearchHit> hit = within_line(lines, found);
            if (!hit) continue;
            wants_more = one_per_locus ? loci.add(*hit, sink) : sink(*hit);
            if (!wants_more) return false;
        }
        return true;
    };
    MINTERM_TRY([[maybe_unused]] const Unit scanned, engine_->scan(lines, take, options_.threads));
    if (wants_more) loci.flush(sink);
    return success();
}

std::optional<SearchHit> TextSearch::within_line(std::string_view lines, SearchHit hit) const {
    const auto start = static_cast<std::size_t>(hit.start);
    const auto length = static_cast<std::size_t>(hit.end) - start;
    const std::size_t newline = lines.substr(start, length).rfind('\n');
    if (newline == std::string_view::npos) return hit;
    if (!options_.gaps) return std::nullopt;
    return best_from(lines, start + newline + 1, hit);
}

std::optional<SearchHit> TextSearch::best_from(std::string_view lines, std::size_t begin,
                                               SearchHit hit) const {
    const std::string& pattern = patterns_[hit.pattern];
    const auto end = static_cast<std::size_t>(hit.end);
    // costs[i]: of the last i bytes of the pattern against the last bytes of the line so far.
    std::vector<std::size_t> costs(pattern.size() + 1);
    for (std::size_t i = 0; i < costs.size(); ++i) costs[i] = i;
    std::size_t best = costs.back();
    const std::size_t most = std::min(end - begin, pattern.size() + options_.errors);
    hit.start = hit.end;
    for (std::size_t length = 1; length <= most; ++length) {
        const char byte = lines[end - length];
        std::size_t diagonal = std::exchange(costs[0], length);
        for (std::size_t i = 1; i < costs.size(); ++i) {
            const bool match = engine_->matches(hit.pattern, pattern.size() - i, byte);
            const std::size_t replaced = diagonal + (match ? 0 : 1);
            diagonal = costs[i];
            costs[i] = std::min({replaced, costs[i] + 1, costs[i - 1] + 1});
        }
        if (costs.back() >= best) continue;
        best = costs.back();
        hit.start = hit.end - length;
    }
    if (best > options_.errors) return std::nullopt;
    hit.cost = static_cast<std::uint32_t>(best);
    return hit;
}

}  // namespace minterm
