// SPDX-License-Identifier: Apache-2.0
//
// Text -> reported columns -> hits, of engines and of streams; how a hit lies beside its pattern.
#include <algorithm>
#include <memory>
#include <mutex>
#include <utility>

#include "codegen/search_engine.hpp"
#include "codegen/search_engine_state.hpp"
#include "minterm/symbol_units.hpp"
#include "runtime/search/unit_alignment.hpp"
#include "runtime/support/ordered_jobs.hpp"
#include "runtime/symbols/utf8.hpp"

namespace minterm {

namespace {

/// Bytes that a thread searches before it hands out what it found: so many that threads meet
/// rarely, so few that at the end none waits long for another.
constexpr std::size_t kLongestStretch = std::size_t{256} << 10U;

/// The same of a text that may be short.
std::size_t stretch_for(std::size_t text_bytes, std::size_t threads) {
    return std::clamp<std::size_t>(text_bytes / (8 * threads), kLongestStretch / 2,
                                   kLongestStretch);
}

std::size_t piece_size(const PieceSearch& search) {
    return std::visit([](const auto& workspace) { return workspace.piece_size(); }, search);
}

/// Where the piece ends that begins there, at `end` at the latest, and is so long. The next one
/// begins with a cache line: then so do its stripes, which are read in words as long as that.
std::size_t piece_end(const TextWindow& window, std::size_t begin, std::size_t end,
                      std::size_t size) {
    constexpr std::size_t kLine = 64;
    if (size >= end - begin) return end;
    const auto next = reinterpret_cast<std::uintptr_t>(window.bytes.data()) + begin + size;
    return begin + std::max<std::size_t>(1, size - std::min<std::size_t>(size, next % kLine));
}

void search_piece(PieceSearch& search, const TextWindow& text, std::size_t begin, std::size_t end,
                  std::vector<ReportedColumn>& found) {
    std::visit([&](auto& workspace) { workspace.search(text, begin, end, found); }, search);
}

bool is_before(const SearchHit& a, const SearchHit& b) {
    return a.end != b.end ? a.end < b.end : a.pattern < b.pattern;
}

}  // namespace

Result<PlainSearch> SearchEngine::State::plain_workspace() const {
    if (literals) return PlainSearch(LiteralWorkspace(*literals));
    if (cyclic) {
        MINTERM_TRY(CyclicWorkspace side_by_side, CyclicWorkspace::create(cyclic->patterns));
        return PlainSearch(std::move(side_by_side));
    }
    MINTERM_TRY(SearchWorkspace workspace, SearchWorkspace::create(kernel));
    return PlainSearch(std::move(workspace));
}

Result<PieceSearch> SearchEngine::State::workspace() const {
    MINTERM_TRY(PlainSearch plain, plain_workspace());
    if (screen)
        return PieceSearch(ScreenedWorkspace(*screen, patterns.texts, codes ? &*codes : nullptr,
                                             std::move(plain)));
    return std::visit(
        [](auto&& workspace) -> Result<PieceSearch> { return PieceSearch(std::move(workspace)); },
        std::move(plain));
}

/// Where patterns may have gaps, backwards by furthest-reaching points (Ukkonen 1985): rows[d] is
/// how many of the pattern's last symbols are used up with d more bytes than symbols, at most, by
/// so many errors. Time O(cost^2) and what symbols match on the way.
std::uint64_t SearchEngine::State::start_of(const ReportedColumn& column,
                                            const TextWindow& text) const {
    using Rows = std::int64_t;
    const auto all = static_cast<Rows>(patterns.texts[column.pattern].size());
    if (!options.starts) return column.end;
    const auto cost = static_cast<Rows>(column.cost);
    const auto end = static_cast<Rows>(column.end - text.offset);
    const Rows longest = std::min(all + cost, end);
    constexpr Rows kNone = -1;
    // Of the last number of errors and of this one, from diagonal -cost - 1 on.
    std::vector<Rows> before(static_cast<std::size_t>(2 * cost + 3), kNone);
    std::vector<Rows> rows = before;
    const auto at = [cost](Rows diagonal) { return static_cast<std::size_t>(diagonal + cost + 1); };
    for (Rows errors = 0; errors <= cost; ++errors) {
        for (Rows d = -errors; d <= errors; ++d) {
            Rows row = errors == 0 ? 0 : kNone;
            if (before[at(d)] != kNone) row = before[at(d)] + 1;
            if (before[at(d + 1)] != kNone) row = std::max(row, before[at(d + 1)] + 1);
            row = std::max(row, before[at(d - 1)]);
            row = std::min({row, all, longest - d});
            if (row < 0 || row + d < 0) row = kNone;
            while (row != kNone && row < all && row + d < longest &&
                   matches(column.pattern, static_cast<std::size_t>(all - 1 - row),
                           text.bytes[static_cast<std::size_t>(end - 1 - row - d)]))
                ++row;
            rows[at(d)] = row;
        }
        std::swap(before, rows);
    }
    Rows shortest = -cost;
    while (shortest < cost && before[at(shortest)] != all) ++shortest;
    return column.end - static_cast<std::uint64_t>(all + shortest);
}

void SearchEngine::State::to_hits(std::span<const ReportedColumn> columns, const TextWindow& text,
                                  std::vector<SearchHit>& hits) const {
    const auto by_number = [](const SearchHit& a, const SearchHit& b) {
        return a.pattern < b.pattern;
    };
    // Columns come by end; of one end numbers of equal patterns lie between those of others.
    std::size_t first = hits.size();
    const auto put_in_order = [&] {
        if (hits.size() - first > 1)
            std::sort(hits.begin() + static_cast<std::ptrdiff_t>(first), hits.end(), by_number);
        first = hits.size();
    };
    for (const ReportedColumn& column : columns) {
        if (patterns.has_duplicates && hits.size() > first && hits.back().end != column.end)
            put_in_order();
        const std::size_t rows = patterns.texts[column.pattern].size();
        // Lanes know nothing of where the text begins.
        if (cell.diagonal && column.end < rows) continue;
        const std::uint64_t start = cell.diagonal ? column.end - rows : start_of(column, text);
        for (const std::uint32_t number : patterns.numbers_of(column.pattern))
            hits.push_back({start, column.end, number, static_cast<std::uint32_t>(column.cost)});
    }
    if (patterns.has_duplicates) put_in_order();
}

/// What one thread searches a text with, piece by piece.
class SearchEngine::PieceScan {
public:
    /// Error (environment): not enough memory.
    static Result<PieceScan> create(const State& state) {
        PieceScan scan(state);
        if (state.parts.empty()) {
            MINTERM_TRY(PieceSearch workspace, state.workspace());
            scan.add({&state, nullptr, std::move(workspace), {}});
        }
        for (const State::CharacterPart& part : state.parts) {
            MINTERM_TRY(PieceSearch workspace, part.engine->workspace());
            scan.add({part.engine.get(), &part, std::move(workspace), {}});
        }
        return scan;
    }

    /// The most positions that are searched at once.
    std::size_t most() const { return most_; }

    /// Appends the hits of a piece from `begin` on, up to `last` at most, and gives its end.
    std::size_t search(const TextWindow& window, std::size_t begin, std::size_t last,
                       std::vector<SearchHit>& hits) {
        const std::size_t before = hits.size();
        const std::size_t size = std::min(most_, sizes_.most());
        std::size_t end = piece_end(window, begin, last, size);
        for (Part& part : parts_) {
            if (part.characters == nullptr) {
                search_with(part, window, begin, end, hits);
            } else {
                end = search_characters(part, window, begin, last, size, hits);
            }
        }
        const auto first = hits.begin() + static_cast<std::ptrdiff_t>(before);
        if (parts_.size() > 1) std::sort(first, hits.end(), is_before);
        sizes_.take(end - begin, hits.size() - before);
        return end;
    }

private:
    struct Part {
        const State* engine;
        const State::CharacterPart* characters;
        PieceSearch workspace;
        CharacterPiece piece;
    };

    explicit PieceScan(const State& state) : sizes_(state.pattern_count()) {}

    void add(Part part) {
        const std::size_t size = piece_size(part.workspace);
        most_ = parts_.empty() ? size : std::min(most_, size);
        before_ = std::max(before_, part.engine->memory());
        parts_.push_back(std::move(part));
    }

    void search_with(Part& part, const TextWindow& window, std::size_t begin, std::size_t end,
                     std::vector<SearchHit>& hits) {
        columns_.clear();
        search_piece(part.workspace, window, begin, end, columns_);
        part.engine->to_hits(columns_, window, hits);
    }

    /// The same of so many characters, where they are no bytes.
    std::size_t search_characters(Part& part, const TextWindow& window, std::size_t begin,
                                  std::size_t last, std::size_t size,
                                  std::vector<SearchHit>& hits) {
        const HitLengths* const one_a_line = window.one_a_line != nullptr ? part.engine : nullptr;
        const std::vector<std::uint32_t>& numbers = part.characters->numbers;
        const std::size_t first = hits.size();
        std::size_t end = piece_end(window, begin, last, size);
        const std::size_t from = begin - std::min(begin, before_);
        if (is_ascii(window.bytes.substr(from, end - from))) {
            search_with(part, {window.bytes, window.offset, one_a_line}, begin, end, hits);
            for (std::size_t i = first; i < hits.size(); ++i)
                hits[i].pattern = numbers[hits[i].pattern];
            return end;
        }
        CharacterPiece& piece = part.piece;
        piece.read(part.characters->codes, window.bytes, begin, last, before_, size);
        // Nothing depends on what is before it, so that it may as well be the whole text.
        search_with(part, {piece.codes(), 0, one_a_line}, piece.first(), piece.codes().size(),
                    hits);
        const auto place_of = [&](std::uint64_t code) {
            return window.offset + piece.place_of(static_cast<std::size_t>(code));
        };
        for (std::size_t i = first; i < hits.size(); ++i)
            hits[i] = {place_of(hits[i].start), place_of(hits[i].end), numbers[hits[i].pattern],
                       hits[i].cost};
        return piece.end();
    }

    std::vector<Part> parts_;
    std::size_t most_ = 0;
    std::size_t before_ = 0;  ///< symbols in front of a piece that some part depends on
    PieceSizes sizes_;
    std::vector<ReportedColumn> columns_;
};

/// What one thread of a scan does.
struct SearchEngine::StretchSearch {
    const HitLengths* one_a_line;  ///< if that is wanted
    PieceScan pieces;

    /// What was found in a stretch of a text; where that is much, only in its beginning.
    struct Product {
        TextFeed::Text* text = nullptr;
        bool is_first = false;                ///< of the text
        std::unique_ptr<TextFeed::Text> own;  ///< the text, of the last stretch of it
        std::size_t next = 0;                 ///< the first position that was not searched
        std::size_t end = 0;
        std::vector<SearchHit> hits;
    };

    void operator()(Product& product) {
        product.hits.clear();
        while (product.next < product.end && product.hits.size() < kMostHits)
            product.next = pieces.search(window_of(product.text->bytes), product.next, product.end,
                                         product.hits);
    }

    /// The positions `begin` .. `last` - 1, piece by piece. False: the texts' taker wants no more.
    bool search_for(TextFeed& texts, std::string_view text, std::size_t begin, std::size_t last) {
        std::vector<SearchHit> hits;
        while (begin < last) {
            hits.clear();
            begin = pieces.search(window_of(text), begin, last, hits);
            if (!hits.empty() && !texts.take(hits)) return false;
        }
        return true;
    }

private:
    /// A stretch may have more hits than memory has room for.
    static constexpr std::size_t kMostHits = std::size_t{1} << 16U;

    TextWindow window_of(std::string_view text) const { return {text, 0, one_a_line}; }
};

/// Texts, stretch by stretch: handed out to threads, and what they found to whoever takes it.
class SearchEngine::FeedScan {
public:
    using Product = StretchSearch::Product;

    FeedScan(TextFeed& texts, std::size_t stretch, std::vector<StretchSearch>& workers)
        : texts_(texts), stretch_(stretch), workers_(workers) {}

    Status run() {
        if (workers_.size() == 1) return run_in_turn();
        return run_jobs_in_order<Product>(
            workers_, [this](Product& product) { return begin(product); },
            [this](Product& product) { return take(product); });
    }

private:
    Status run_in_turn() {
        const std::unique_ptr<TextFeed::Text> text = texts_.make();
        do {
            if (!texts_.read(*text)) break;
            if (texts_.begin(*text))
                (void)workers_.front().search_for(texts_, text->bytes, 0, text->bytes.size());
        } while (texts_.end(*text));
        return success();
    }

    bool begin(Product& product) {
        product.is_first = text_ == nullptr;
        if (product.is_first) {
            text_ = free_text();
            next_ = 0;
            if (!texts_.read(*text_)) return false;
        }
        product.text = text_.get();
        product.next = next_;
        next_ += std::min(stretch_, text_->bytes.size() - next_);
        product.end = next_;
        if (next_ == text_->bytes.size()) product.own = std::move(text_);
        return true;
    }

    bool take(Product& product) {
        // The caller's thread takes nothing while it searches, so what stretches left over is its
        // own.
        const auto take_all = [&] {
            return (product.hits.empty() || texts_.take(product.hits)) &&
                   workers_.front().search_for(texts_, product.text->bytes, product.next,
                                               product.end);
        };
        if (product.is_first) is_wanted_ = texts_.begin(*product.text);
        const bool was_wanted = product.is_first || is_wanted_;
        is_wanted_ = is_wanted_ && take_all();
        // Of a text of which no more is wanted the rest is passed over.
        bool goes_on = true;
        if (was_wanted && (!is_wanted_ || product.own)) goes_on = texts_.end(*product.text);
        if (product.own) free(std::exchange(product.own, nullptr));
        return goes_on;
    }

    std::unique_ptr<TextFeed::Text> free_text() {
        const std::lock_guard lock(mutex_);
        if (free_.empty()) return texts_.make();
        std::unique_ptr<TextFeed::Text> text = std::move(free_.back());
        free_.pop_back();
        return text;
    }

    /// Keeps a text to be filled again, unless it is so long that many of them would take much.
    void free(std::unique_ptr<TextFeed::Text> text) {
        if (text->bytes.size() > kMostKept) return;
        const std::lock_guard lock(mutex_);
        free_.push_back(std::move(text));
    }

    static constexpr std::size_t kMostKept = std::size_t{1} << 20U;

    TextFeed& texts_;
    std::size_t stretch_;
    std::vector<StretchSearch>& workers_;

    std::unique_ptr<TextFeed::Text> text_;  ///< that is handed out, from `next_` on
    std::size_t next_ = 0;
    bool is_wanted_ = false;  ///< more of the text that is taken

    std::mutex mutex_;
    std::vector<std::unique_ptr<TextFeed::Text>> free_;  ///< guarded by `mutex_`
};

namespace {

/// One text, for a sink of hits.
class OneText final : public TextFeed {
public:
    OneText(std::string_view text, const HitSink& sink) : text_(text), sink_(sink) {}

    std::unique_ptr<Text> make() override { return std::make_unique<Text>(); }
    bool read(Text& text) override {
        text.bytes = text_;
        return !std::exchange(is_read_, true);
    }
    bool begin(const Text&) override { return true; }
    bool take(std::span<const SearchHit> hits) override { return sink_(hits); }
    bool end(const Text&) override { return false; }

private:
    std::string_view text_;
    const HitSink& sink_;
    bool is_read_ = false;
};

Failure no_whole_text() {
    return Failure::user(
        "target 'cuda' searches texts that are there as a whole; a processor takes chunks");
}

}  // namespace

Status SearchEngine::scan(std::string_view text, const HitSink& sink, int threads,
                          HitsWanted wanted) const {
    const State& state = *state_;
    if (state.device) {
        const TextWindow window{text, 0, nullptr};
        std::vector<SearchHit> hits;
        return state.device->search(text, [&](std::span<const ReportedColumn> columns) {
            hits.clear();
            state.to_hits(columns, window, hits);
            return hits.empty() || sink(hits);
        });
    }
    const auto most = static_cast<std::size_t>(std::max(1, threads));
    const std::size_t stretch = state.options.stretch_bytes != 0 ? state.options.stretch_bytes
                                                                 : stretch_for(text.size(), most);
    const std::size_t stretches = (text.size() + stretch - 1) / stretch;
    OneText texts(text, sink);
    return scan_stretches(texts, stretch, std::clamp<std::size_t>(stretches, 1, most), wanted);
}

Status SearchEngine::scan(TextFeed& texts, int threads, HitsWanted wanted) const {
    if (device() != nullptr) return no_whole_text();
    const State& state = *state_;
    const std::size_t stretch =
        state.options.stretch_bytes != 0 ? state.options.stretch_bytes : kLongestStretch;
    return scan_stretches(texts, stretch, static_cast<std::size_t>(std::max(1, threads)), wanted);
}

Status SearchEngine::scan_stretches(TextFeed& texts, std::size_t stretch, std::size_t threads,
                                    HitsWanted wanted) const {
    const HitLengths* const one_a_line = wanted == HitsWanted::OneALine ? state_.get() : nullptr;
    std::vector<StretchSearch> workers;
    for (std::size_t i = 0; i < threads; ++i) {
        MINTERM_TRY(PieceScan pieces, PieceScan::create(*state_));
        workers.push_back({one_a_line, std::move(pieces)});
    }
    return FeedScan(texts, stretch, workers).run();
}

Result<Alignment> SearchEngine::align(const SearchHit& hit, std::string_view matched) const {
    const Failure no_hit = Failure::user("the engine has no pattern that occurs there like that");
    if (hit.pattern >= pattern_count() || hit.end - hit.start != matched.size()) return no_hit;
    const State& state = state_->engine_of(hit.pattern);
    if (state.cell.relations != 1 || (!state.cell.diagonal && !state.cell.unit_edits))
        return Failure::user(
            "how a pattern lies beside an occurrence is known of mismatches and "
            "edit distances only");
    const std::string columns = symbols(hit.pattern, matched);
    const std::size_t rows = pattern_size(hit.pattern);
    const auto is_match = [&](std::size_t row, std::size_t column) {
        return matches(hit.pattern, row, columns[column]);
    };
    Alignment alignment{hit.start, hit.end, {}};
    if (!state.cell.diagonal) {
        auto runs = align_within_errors(rows, columns.size(), hit.cost, is_match);
        if (!runs) return no_hit;
        alignment.runs = *std::move(runs);
        return alignment;
    }
    if (columns.size() != rows) return no_hit;
    if (state_->unit == SymbolUnit::Character && hit.cost == 0) {
        // Characters that are to be found as they stand are looked for as bytes.
        alignment.runs = {{EditOperation::Match, pieces_of(matched, SymbolUnit::Character).size()}};
        return alignment;
    }
    for (std::size_t i = 0; i < rows; ++i)
        append_run(alignment.runs, is_match(i, i) ? EditOperation::Match : EditOperation::Mismatch);
    return alignment;
}

/// `kept` holds the bytes before `searched` that results still depend on, and those after it.
struct SearchStream::State {
    std::shared_ptr<const SearchEngine::State> engine;
    SearchEngine::PieceScan pieces;
    std::string kept;
    std::uint64_t kept_offset = 0;  ///< of kept[0] in the text
    std::size_t searched = 0;       ///< bytes of `kept`
    bool stopped = false;
    std::vector<SearchHit> hits{};

    /// Bytes `begin` .. `end` - 1 of a window, piece by piece. False: no more is wanted.
    bool search(const TextWindow& window, std::size_t begin, std::size_t end, const HitSink& sink) {
        while (begin < end && !stopped) {
            hits.clear();
            begin = pieces.search(window, begin, end, hits);
            if (!hits.empty()) stopped = !sink(hits);
        }
        return !stopped;
    }

    /// Forgets what nothing depends on any more.
    void forget() {
        const std::size_t needed = engine->memory();
        if (searched <= needed) return;
        const std::size_t gone = searched - needed;
        kept.erase(0, gone);
        kept_offset += gone;
        searched = needed;
    }
};

SearchStream::SearchStream(std::unique_ptr<State> state) : state_(std::move(state)) {}
SearchStream::~SearchStream() = default;
SearchStream::SearchStream(SearchStream&&) noexcept = default;
SearchStream& SearchStream::operator=(SearchStream&&) noexcept = default;

Result<SearchStream> SearchStream::create(const SearchEngine& engine) {
    if (engine.device() != nullptr) return no_whole_text();
    MINTERM_TRY(SearchEngine::PieceScan pieces, SearchEngine::PieceScan::create(*engine.state_));
    return SearchStream(
        std::unique_ptr<State>(new State{engine.state_, std::move(pieces), {}, 0, 0, false}));
}

bool SearchStream::feed(std::string_view chunk, const HitSink& sink) {
    State& state = *state_;
    if (state.stopped) return false;
    const std::size_t piece = state.pieces.most();
    const std::size_t waiting = state.kept.size() - state.searched;
    if (waiting + chunk.size() < piece) {
        state.kept.append(chunk);
        return true;
    }
    // What waits is searched together with so much of the chunk that the rest can be searched where
    // it is.
    const std::size_t memory = state.engine->memory();
    const std::size_t joined =
        std::min(chunk.size(), std::max(piece - std::min(piece, waiting), memory));
    state.kept.append(chunk.substr(0, joined));
    if (!flush(sink)) return false;
    const std::size_t whole = (chunk.size() - joined) / piece * piece;
    if (whole == 0) {
        state.kept.append(chunk.substr(joined));
        return true;
    }
    const TextWindow window{chunk, state.kept_offset + state.kept.size() - joined};
    const bool goes_on = state.search(window, joined, joined + whole, sink);
    const std::size_t begin = joined + whole - std::min(joined + whole, memory);
    state.kept.assign(chunk.substr(begin));
    state.kept_offset = window.offset + begin;
    state.searched = joined + whole - begin;
    return goes_on;
}

bool SearchStream::flush(const HitSink& sink) {
    State& state = *state_;
    if (state.stopped) return false;
    const bool goes_on =
        state.search({state.kept, state.kept_offset}, state.searched, state.kept.size(), sink);
    state.searched = state.kept.size();
    state.forget();
    return goes_on;
}

void SearchStream::restart() {
    State& state = *state_;
    state.kept.clear();
    state.kept_offset = 0;
    state.searched = 0;
    state.stopped = false;
}

}  // namespace minterm
