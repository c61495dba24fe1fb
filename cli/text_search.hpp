// SPDX-License-Identifier: Apache-2.0
//
// Texts that stand side by side, with newlines between them -> occurrences within single ones.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cli/locus_filter.hpp"
#include "codegen/search_engine.hpp"
#include "minterm/result.hpp"
#include "synth/recurrence.hpp"

namespace minterm {

/// What has to stand beside an occurrence: anything; the ends of its line or bytes other than
/// letters, digits and _ of ASCII; the ends of its line.
enum class Borders { Any, Words, Lines };

struct TextSearchOptions {
    std::uint32_t errors = 0;
    int threads = 1;
    int device = 0;  ///< which GPU, for targets of one
    SearchMethod method = SearchMethod::Auto;
    std::uint64_t bytes = 0;  ///< about how much there is to search; 0: not known
    std::string sample;       ///< some of it, to choose by, or nothing
    Borders borders = Borders::Any;
    SymbolUnit unit = SymbolUnit::Byte;
    bool ignore_case = false;  ///< of characters
};

/// Which occurrences are wanted: all, those that a LocusFilter leaves, or enough of each line to
/// know that it has some.
enum class Occurrences { All, OnePerLocus, OneALine };

class TextSearch {
public:
    /// Patterns hold no newline; without any nothing is found. Errors: those of
    /// `SearchEngine::create`.
    static Result<TextSearch> create(const Recurrence& recurrence,
                                     const std::vector<std::string>& patterns, const Target& target,
                                     const CellStore& store, const TextSearchOptions& options);

    /// With an engine that was made before.
    static TextSearch from(SearchEngine engine, const TextSearchOptions& options);

    /// What searches for the same on a processor, once a GPU has failed; if it has none, either,
    /// that the GPU failed is the error.
    using Substitute = std::function<Result<TextSearch>(const Failure& why)>;
    void on_failure_of_device(Substitute substitute) { substitute_ = std::move(substitute); }

    /// Makes of what the engine finds in lines what is wanted of them: the best occurrence that
    /// ends at a place, and its cost, are those within the line that ends there; it counts if it
    /// has the `borders` of the options, which is no use to `OneALine`.
    class LineHits;

    /// Searches texts of lines, or, without patterns, reads them and finds nothing. More than one
    /// of `readers` read texts ahead, and search them; else all threads search each text in turn.
    /// Errors: those of `SearchEngine::scan`.
    Status scan(TextFeed& texts, Occurrences wanted, int readers) const;
    /// What `LineHits` make of one text. Errors: the same.
    Status scan(std::string_view lines, Occurrences wanted, const OneHitSink& sink) const;

    /// Of one text, which comes in pieces, what ends behind its first `known` bytes, whatever
    /// newlines there are; hits are given with `offset` added to their places, through `loci` if
    /// there is one. In front of `known` there is what results depend on. Errors: the same.
    Status scan_text(std::string_view text, std::uint64_t offset, std::size_t known,
                     LocusFilter* loci, const OneHitSink& sink) const;

    /// Bytes of an occurrence, at most.
    std::size_t longest() const { return longest_; }

    const SearchEngine* engine() const { return engine_ ? &*engine_ : nullptr; }

private:
    explicit TextSearch(const TextSearchOptions& options) : options_(options) {}

    /// `SearchEngine::scan`; where a GPU fails and there is a substitute, with the engine of that
    /// from the hits on that the GPU did not give.
    Status scan_engine(std::string_view text, const HitSink& sink, HitsWanted wanted) const;

    bool has_borders(std::string_view lines, const SearchHit& hit) const;
    /// The occurrence within the line that ends where `hit` does, if there is one.
    std::optional<SearchHit> within_line(std::string_view lines, SearchHit hit) const;
    /// The same of a line whose first byte is at `begin`, for patterns with gaps.
    std::optional<SearchHit> best_from(std::string_view lines, std::size_t begin,
                                       SearchHit hit) const;

    TextSearchOptions options_;
    Substitute substitute_;
    bool gaps_ = false;                           ///< among the errors
    std::size_t longest_ = 0;                     ///< bytes of an occurrence, at most
    mutable std::optional<SearchEngine> engine_;  ///< the substitute's after a GPU failed
};

class TextSearch::LineHits {
public:
    /// Both must outlive it. The sink says whether it wants more of a text.
    LineHits(const TextSearch& search, Occurrences wanted, OneHitSink sink);

    void begin(std::string_view lines);
    bool take(std::span<const SearchHit> hits);
    /// Gives what was kept until all of the text is known.
    void end();

private:
    const TextSearch& search_;
    OneHitSink sink_;
    std::string_view lines_;
    bool wants_more_ = true;
    std::optional<LocusFilter> loci_;  ///< where one per locus is wanted
};

}  // namespace minterm
