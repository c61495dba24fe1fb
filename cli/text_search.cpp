// SPDX-License-Identifier: Apache-2.0
#include "cli/text_search.hpp"

#include <algorithm>
#include <utility>

namespace minterm {
namespace {

bool is_word_byte(char byte) {
    const auto letter = static_cast<char>(byte | 0x20);
    return (letter >= 'a' && letter <= 'z') || (byte >= '0' && byte <= '9') || byte == '_';
}

}  // namespace

Result<TextSearch> TextSearch::create(const Recurrence& recurrence,
                                      const std::vector<std::string>& patterns,
                                      const Target& target, const CellStore& store,
                                      const TextSearchOptions& options) {
    if (patterns.empty()) return TextSearch(options);
    SearchOptions how;
    how.method = options.method;
    how.text_bytes = options.bytes;
    how.sample = options.sample;
    MINTERM_TRY(SearchEngine engine,
                SearchEngine::create(recurrence, patterns, target, store, how));
    return from(std::move(engine), options);
}

TextSearch TextSearch::from(SearchEngine engine, const TextSearchOptions& options) {
    TextSearch search(options);
    for (std::uint32_t number = 0; number < engine.pattern_count(); ++number)
        search.longest_ = std::max(search.longest_, engine.pattern_size(number));
    search.gaps_ = engine.has_gaps();
    if (search.gaps_) search.longest_ += options.errors;
    search.engine_ = std::move(engine);
    return search;
}

Status TextSearch::scan(std::string_view lines, Occurrences wanted, const OneHitSink& sink) const {
    if (!engine_) return success();
    const bool one_per_locus = wanted == Occurrences::OnePerLocus;
    LocusFilter loci(one_per_locus ? engine_->pattern_count() : 0, longest_);
    bool wants_more = true;
    const auto take = [&](std::span<const SearchHit> hits) {
        for (const SearchHit& found : hits) {
            const std::optional<SearchHit> hit = within_line(lines, found);
            if (!hit || !has_borders(lines, *hit)) continue;
            wants_more = one_per_locus ? loci.add(*hit, sink) : sink(*hit);
            if (!wants_more) return false;
        }
        return true;
    };
    MINTERM_TRY(
        [[maybe_unused]] const Unit scanned,
        engine_->scan(lines, take, options_.threads,
                      wanted == Occurrences::OneALine ? HitsWanted::OneALine : HitsWanted::All));
    if (wants_more) loci.flush(sink);
    return success();
}

bool TextSearch::has_borders(std::string_view lines, const SearchHit& hit) const {
    if (options_.borders == Borders::Any) return true;
    const char before = hit.start == 0 ? '\n' : lines[static_cast<std::size_t>(hit.start) - 1];
    const char after = hit.end == lines.size() ? '\n' : lines[static_cast<std::size_t>(hit.end)];
    if (options_.borders == Borders::Lines) return before == '\n' && after == '\n';
    return !is_word_byte(before) && !is_word_byte(after);
}

std::optional<SearchHit> TextSearch::within_line(std::string_view lines, SearchHit hit) const {
    const auto start = static_cast<std::size_t>(hit.start);
    const auto length = static_cast<std::size_t>(hit.end) - start;
    const std::size_t newline = lines.substr(start, length).rfind('\n');
    if (newline == std::string_view::npos) return hit;
    if (!gaps_) return std::nullopt;
    return best_from(lines, start + newline + 1, hit);
}

std::optional<SearchHit> TextSearch::best_from(std::string_view lines, std::size_t begin,
                                               SearchHit hit) const {
    const std::size_t rows = engine_->pattern_size(hit.pattern);
    const std::size_t errors = options_.errors;
    const auto end = static_cast<std::size_t>(hit.end);
    // costs[i]: of the last i bytes of the pattern against the last bytes of the line so far. What
    // is more than `errors` away from the diagonal costs more than that.
    std::vector<std::size_t> costs(rows + 1);
    for (std::size_t i = 0; i < costs.size(); ++i) costs[i] = i;
    std::size_t best = costs.back();
    const std::size_t most = std::min(end - begin, rows + errors);
    hit.start = hit.end;
    for (std::size_t length = 1; length <= most; ++length) {
        const char byte = lines[end - length];
        const std::size_t first = length > errors ? length - errors : 1;
        const std::size_t last = std::min(rows, length + errors);
        std::size_t diagonal = costs[first - 1];
        costs[first - 1] = first == 1 ? length : errors + 1;
        for (std::size_t i = first; i <= last; ++i) {
            const bool match = engine_->matches(hit.pattern, rows - i, byte);
            const std::size_t replaced = diagonal + (match ? 0 : 1);
            diagonal = costs[i];
            costs[i] = std::min({replaced, costs[i] + 1, costs[i - 1] + 1});
        }
        if (last < rows || costs.back() >= best) continue;
        best = costs.back();
        hit.start = hit.end - length;
    }
    if (best > errors) return std::nullopt;
    hit.cost = static_cast<std::uint32_t>(best);
    return hit;
}

}  // namespace minterm
