// SPDX-License-Identifier: Apache-2.0
#include "cli/text_search.hpp"

#include <algorithm>
#include <memory>
#include <tuple>
#include <utility>

#include "runtime/search/character_codes.hpp"
#include "runtime/symbols/utf8.hpp"

namespace minterm {
namespace {

constexpr std::size_t kMostCharacterBytes = 4;

bool is_word_byte(char byte) {
    const auto letter = static_cast<char>(byte | 0x20);
    return (letter >= 'a' && letter <= 'z') || (byte >= '0' && byte <= '9') || byte == '_';
}

/// Whether a word goes on from before a place of a text, or behind it.
bool has_word_before(std::string_view text, std::size_t place, SymbolUnit unit) {
    if (place == 0) return false;
    if (unit == SymbolUnit::Byte) return is_word_byte(text[place - 1]);
    return is_word_character(
        first_code_point(text.substr(character_begin(text, place - 1))).number);
}
bool has_word_behind(std::string_view text, std::size_t place, SymbolUnit unit) {
    if (place == text.size()) return false;
    if (unit == SymbolUnit::Byte) return is_word_byte(text[place]);
    return is_word_character(first_code_point(text.substr(place)).number);
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
    how.unit = options.unit;
    how.ignore_case = options.ignore_case;
    how.device = options.device;
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
    if (engine.unit() == SymbolUnit::Character) search.longest_ *= kMostCharacterBytes;
    search.engine_ = std::move(engine);
    return search;
}

TextSearch::LineHits::LineHits(const TextSearch& search, Occurrences wanted, OneHitSink sink)
    : search_(search), sink_(std::move(sink)) {
    if (wanted == Occurrences::OnePerLocus && search.engine_)
        loci_.emplace(search.engine_->pattern_count(), search.longest_);
}

void TextSearch::LineHits::begin(std::string_view lines) {
    lines_ = lines;
    wants_more_ = true;
}

bool TextSearch::LineHits::take(std::span<const SearchHit> hits) {
    for (const SearchHit& found : hits) {
        const std::optional<SearchHit> hit = search_.within_line(lines_, found);
        if (!hit || !search_.has_borders(lines_, *hit)) continue;
        wants_more_ = loci_ ? loci_->add(*hit, sink_) : sink_(*hit);
        if (!wants_more_) return false;
    }
    return true;
}

void TextSearch::LineHits::end() {
    if (!loci_) return;
    const OneHitSink nobody = [](const SearchHit&) { return true; };
    loci_->flush(wants_more_ ? sink_ : nobody);
}

Status TextSearch::scan_engine(std::string_view text, const HitSink& sink,
                               HitsWanted wanted) const {
    if (engine_->device() == nullptr || !substitute_)
        return engine_->scan(text, sink, options_.threads, wanted);
    // All engines give the same hits in the same order, by their ends and then by their patterns: a
    // second one begins behind the last hit of the first.
    std::optional<SearchHit> last;
    const HitSink go_on = [&](std::span<const SearchHit> hits) {
        while (last && !hits.empty() &&
               std::tie(hits.front().end, hits.front().pattern) <=
                   std::tie(last->end, last->pattern))
            hits = hits.subspan(1);
        if (hits.empty()) return true;
        last = hits.back();
        return sink(hits);
    };
    Status done = engine_->scan(text, go_on, options_.threads, wanted);
    if (done) return done;
    Result<TextSearch> other = substitute_(done.failure());
    if (!other) return done;
    engine_ = std::move(other->engine_);
    return engine_->scan(text, go_on, options_.threads, wanted);
}

Status TextSearch::scan(TextFeed& texts, Occurrences wanted, int readers) const {
    const HitsWanted hits =
        wanted == Occurrences::OneALine ? HitsWanted::OneALine : HitsWanted::All;
    if (engine_ && engine_->device() == nullptr && readers > 1)
        return engine_->scan(texts, readers, hits);
    const HitSink take = [&texts](std::span<const SearchHit> found) { return texts.take(found); };
    const std::unique_ptr<TextFeed::Text> text = texts.make();
    do {
        if (!texts.read(*text)) break;
        if (!texts.begin(*text) || !engine_) continue;
        MINTERM_TRY([[maybe_unused]] const Unit scanned, scan_engine(text->bytes, take, hits));
    } while (texts.end(*text));
    return success();
}

Status TextSearch::scan(std::string_view lines, Occurrences wanted, const OneHitSink& sink) const {
    if (!engine_) return success();
    LineHits found(*this, wanted, sink);
    found.begin(lines);
    const auto take = [&](std::span<const SearchHit> hits) { return found.take(hits); };
    MINTERM_TRY(
        [[maybe_unused]] const Unit scanned,
        scan_engine(lines, take,
                    wanted == Occurrences::OneALine ? HitsWanted::OneALine : HitsWanted::All));
    found.end();
    return success();
}

Status TextSearch::scan_text(std::string_view text, std::uint64_t offset, std::size_t known,
                             LocusFilter* loci, const OneHitSink& sink) const {
    bool wants_more = true;
    const auto take = [&](std::span<const SearchHit> hits) {
        for (SearchHit hit : hits) {
            if (hit.end <= known) continue;
            hit.start += offset;
            hit.end += offset;
            wants_more = loci != nullptr ? loci->add(hit, sink) : sink(hit);
            if (!wants_more) return false;
        }
        return true;
    };
    MINTERM_TRY([[maybe_unused]] const Unit scanned, scan_engine(text, take, HitsWanted::All));
    if (wants_more && loci != nullptr) loci->pass(offset + text.size(), sink);
    return success();
}

bool TextSearch::has_borders(std::string_view lines, const SearchHit& hit) const {
    if (options_.borders == Borders::Any) return true;
    const auto start = static_cast<std::size_t>(hit.start);
    const auto end = static_cast<std::size_t>(hit.end);
    if (options_.borders == Borders::Lines)
        return (start == 0 || lines[start - 1] == '\n') &&
               (end == lines.size() || lines[end] == '\n');
    const SymbolUnit unit = engine_->unit();
    return !has_word_before(lines, start, unit) && !has_word_behind(lines, end, unit);
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
    begin = std::max(begin, engine_->symbols_back(lines, end, rows + errors));
    const std::string symbols = engine_->symbols(hit.pattern, lines.substr(begin, end - begin));
    // costs[i]: of the last i symbols of the pattern against the last ones of the line so far. What
    // is more than `errors` away from the diagonal costs more than that.
    std::vector<std::size_t> costs(rows + 1);
    for (std::size_t i = 0; i < costs.size(); ++i) costs[i] = i;
    std::size_t best = costs.back();
    std::size_t best_length = 0;
    for (std::size_t length = 1; length <= symbols.size(); ++length) {
        const char symbol = symbols[symbols.size() - length];
        const std::size_t first = length > errors ? length - errors : 1;
        const std::size_t last = std::min(rows, length + errors);
        std::size_t diagonal = costs[first - 1];
        costs[first - 1] = first == 1 ? length : errors + 1;
        for (std::size_t i = first; i <= last; ++i) {
            const bool match = engine_->matches(hit.pattern, rows - i, symbol);
            const std::size_t replaced = diagonal + (match ? 0 : 1);
            diagonal = costs[i];
            costs[i] = std::min({replaced, costs[i] + 1, costs[i - 1] + 1});
        }
        if (last < rows || costs.back() >= best) continue;
        best = costs.back();
        best_length = length;
    }
    if (best > errors) return std::nullopt;
    hit.start = engine_->symbols_back(lines, end, best_length);
    hit.cost = static_cast<std::uint32_t>(best);
    return hit;
}

}  // namespace minterm
