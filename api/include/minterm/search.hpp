// SPDX-License-Identifier: Apache-2.0
//
// minterm for C++: where patterns occur in texts, exactly or with errors. All of this file is
// inline, over the C interface (minterm.h).
//
//     #include <minterm/search.hpp>
//
//     minterm::PatternOptions options;
//     options.errors = 2;
//     options.gaps = true;
//     const auto search = minterm::PatternSearch::create({"GATTACA", "TTAGGG"}, options);
//     if (!search) return report(search.failure());
//     for (const minterm::Hit& hit : *search->find_all(genome))
//         fmt::print("{} {} {} {}\n", hit.pattern, hit.start, hit.end, hit.cost);
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <initializer_list>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "minterm.h"
#include "minterm/last_failure.hpp"
#include "minterm/result.hpp"

namespace minterm {

/// What an occurrence is, and where it is looked for.
struct PatternOptions {
    std::uint32_t errors = 0;  ///< so many at most
    bool gaps = false;         ///< an error may be a letter too many or too few, too
    std::string spec;          ///< the text of a spec that reports columns, instead of those
    std::vector<std::pair<std::string, std::int64_t>> parameters;  ///< of `spec`
    std::string match;                     ///< "iupac" or "casefold": how letters are compared
    std::vector<std::uint32_t> wildcards;  ///< symbols that match every symbol
    /// Patterns and texts are UTF-8, and errors, wildcards (code points) and predicates are about
    /// characters; "casefold" is about letters of all scripts then. Places are bytes all the same.
    bool characters = false;
    std::string target;        ///< "avx512", "avx2", "scalar"; empty: the best here
    std::string cache_folder;  ///< empty: nothing is kept on disk
    /// What the search is chosen by, of which no answer depends: a part of a text like those to be
    /// searched, some kilobytes, which `create` reads; and how many bytes there will be, 0: not
    /// known.
    std::string_view sample;
    std::uint64_t text_bytes = 0;
};

/// A pattern occurs at one place.
struct Hit {
    std::uint64_t start = 0;    ///< with gaps: of the shortest substring of least cost
    std::uint64_t end = 0;      ///< one past the last byte
    std::uint32_t pattern = 0;  ///< in the order given; equal patterns have hits of their own
    std::uint32_t cost = 0;     ///< the fewest errors of an occurrence that ends there

    bool operator==(const Hit&) const = default;
};

/// Is given hits by (end, pattern), some at a time; false: no more are wanted.
using HitConsumer = std::function<bool(std::span<const Hit>)>;

namespace detail {

/// A `minterm_take_hits` whose context is a `HitConsumer`.
inline int take_hits(void* context, const minterm_hit* found, std::size_t count) {
    std::vector<Hit> hits;
    hits.reserve(count);
    for (const minterm_hit& hit : std::span(found, count))
        hits.push_back({hit.start, hit.end, hit.pattern, hit.cost});
    return (*static_cast<const HitConsumer*>(context))(hits) ? 0 : 1;
}

/// That no more was wanted is no failure here: whoever said so knows.
inline Status status_of(minterm_status status) {
    if (status != MINTERM_OK && status != MINTERM_STOPPED) return last_failure(status);
    return success();
}

}  // namespace detail

/// Compiled patterns. May be used from any number of threads at once.
class PatternSearch {
public:
    /// Errors (user): no pattern; an empty one, one that is not longer than the errors allowed, or,
    /// of characters, one that is no UTF-8 or has more than 127 different ones beyond ASCII, by its
    /// number from 1; an option that does not fit.
    static Result<PatternSearch> create(std::span<const std::string_view> patterns,
                                        const PatternOptions& options = {}) {
        std::vector<minterm_text> texts;
        for (const std::string_view pattern : patterns)
            texts.push_back(minterm_bytes(pattern.data(), pattern.size()));
        std::vector<minterm_parameter> parameters;
        minterm_engine_options chosen = MINTERM_ENGINE_OPTIONS_INIT;
        if (!options.spec.empty()) {
            chosen.spec = options.spec.c_str();
            for (const auto& [name, value] : options.parameters)
                parameters.push_back({name.c_str(), value});
        } else {
            chosen.metric = options.errors == 0 ? "shift_or"
                            : options.gaps      ? "k_edit"
                                                : "k_mismatch";
            if (options.errors > 0) parameters.push_back({"k", options.errors});
        }
        chosen.parameters = parameters.data();
        chosen.parameter_count = parameters.size();
        chosen.match = text_or_null(options.match);
        chosen.wildcards = options.wildcards.data();
        chosen.wildcard_count = options.wildcards.size();
        chosen.characters = options.characters ? 1 : 0;
        chosen.target = text_or_null(options.target);
        chosen.cache_folder = text_or_null(options.cache_folder);
        chosen.sample = minterm_bytes(options.sample.data(), options.sample.size());
        chosen.text_bytes = options.text_bytes;
        minterm_search* made = nullptr;
        const minterm_status status =
            minterm_search_create(&chosen, texts.data(), texts.size(), &made);
        if (status != MINTERM_OK) return detail::last_failure(status);
        return PatternSearch(made);
    }
    static Result<PatternSearch> create(std::initializer_list<std::string_view> patterns,
                                        const PatternOptions& options = {}) {
        return create(std::span(patterns.begin(), patterns.size()), options);
    }

    /// A search that was saved, ready without compiling. The code in the file is executed: it must
    /// belong to the user or to root and be writable by nobody else. Errors (user): that is not so,
    /// it is not there, no saved search, cut or changed, or made by another build or for another
    /// processor.
    static Result<PatternSearch> open(const std::string& path) {
        minterm_search* made = nullptr;
        const minterm_status status = minterm_search_open(path.c_str(), &made);
        if (status != MINTERM_OK) return detail::last_failure(status);
        return PatternSearch(made);
    }
    /// There is never half a file under this name. Errors: its folder is not there (user); it
    /// cannot be written (environment).
    Status save(const std::string& path) const {
        return detail::status_of(minterm_search_save(search_.get(), path.c_str()));
    }

    /// All occurrences of all patterns, overlapping ones too, in the same order whatever the
    /// threads. `consume` runs on this thread; false ends the search. Memory does not grow with the
    /// text. Error (user): characters are searched for, and the text is no UTF-8, with the byte.
    Status scan(std::string_view text, const HitConsumer& consume, int threads = 1) const {
        return detail::status_of(
            minterm_search_scan(search_.get(), minterm_bytes(text.data(), text.size()), threads,
                                detail::take_hits, const_cast<HitConsumer*>(&consume)));
    }

    /// The same as a list.
    Result<std::vector<Hit>> find_all(std::string_view text, int threads = 1) const {
        std::vector<Hit> all;
        const auto keep = [&](std::span<const Hit> hits) {
            all.insert(all.end(), hits.begin(), hits.end());
            return true;
        };
        MINTERM_TRY([[maybe_unused]] const Unit done, scan(text, keep, threads));
        return all;
    }

    /// How the pattern of a hit lies beside `matched`, the bytes from its start to its end in the
    /// text: "5=1X2=", = and X for equal and different symbols, I for one of the pattern alone, D
    /// for one of the text alone; of several alignments with the fewest errors the one found from
    /// the end backwards with =, else X, else I, else D. Errors (user): no hit of this search; a
    /// spec that is neither about mismatches nor an edit distance.
    Result<std::string> cigar(const Hit& hit, std::string_view matched) const {
        const minterm_hit wanted{hit.start, hit.end, hit.pattern, hit.cost};
        const minterm_text bytes = minterm_bytes(matched.data(), matched.size());
        std::string text(32, '\0');
        for (;;) {
            std::size_t length = 0;
            const minterm_status status = minterm_search_cigar(search_.get(), &wanted, bytes,
                                                               text.data(), text.size(), &length);
            if (status != MINTERM_OK) return detail::last_failure(status);
            const bool fits = length < text.size();
            text.resize(fits ? length : length + 1);
            if (fits) return text;
        }
    }

private:
    friend class PatternStream;
    struct Free {
        void operator()(minterm_search* search) const { minterm_search_free(search); }
    };

    explicit PatternSearch(minterm_search* search) : search_(search) {}

    static const char* text_or_null(const std::string& text) {
        return text.empty() ? nullptr : text.c_str();
    }

    std::unique_ptr<minterm_search, Free> search_;
};

/// A text that comes in chunks of any size: the hits are those of the whole text, however it was
/// cut. One thread at a time.
class PatternStream {
public:
    static Result<PatternStream> create(const PatternSearch& search) {
        minterm_stream* made = nullptr;
        const minterm_status status = minterm_stream_create(search.search_.get(), &made);
        if (status != MINTERM_OK) return detail::last_failure(status);
        return PatternStream(made);
    }

    /// The next bytes. Hits are given when some kilobytes have come together. Error (user):
    /// characters are searched for, and this is no UTF-8 behind what was fed; it was not taken.
    Status feed(std::string_view chunk, const HitConsumer& consume) {
        return detail::status_of(
            minterm_stream_feed(stream_.get(), minterm_bytes(chunk.data(), chunk.size()),
                                detail::take_hits, const_cast<HitConsumer*>(&consume)));
    }

    /// Gives the hits that end in what was fed so far; more may be fed.
    Status flush(const HitConsumer& consume) {
        return detail::status_of(minterm_stream_flush(stream_.get(), detail::take_hits,
                                                      const_cast<HitConsumer*>(&consume)));
    }

    /// The next chunk begins another text.
    void restart() { minterm_stream_restart(stream_.get()); }

private:
    struct Free {
        void operator()(minterm_stream* stream) const { minterm_stream_free(stream); }
    };

    explicit PatternStream(minterm_stream* stream) : stream_(stream) {}

    std::unique_ptr<minterm_stream, Free> stream_;
};

}  // namespace minterm
