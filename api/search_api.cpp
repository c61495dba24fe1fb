// SPDX-License-Identifier: Apache-2.0
//
// The search of minterm.h over the search engine, which many threads may use at once as it is.
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "api/call.hpp"
#include "codegen/search_engine.hpp"
#include "minterm.h"
#include "runtime/symbols/utf8.hpp"

using namespace minterm;
using namespace minterm::api;

struct minterm_search {
    SearchEngine engine;
};

namespace {

/// Whether chunks that come one after another are UTF-8 together.
class ChunkCheck {
public:
    /// Takes the next chunk. Error (user): it is not; then it was not taken.
    Status take(std::string_view chunk) {
        std::string broken = broken_;
        std::string_view rest = chunk;
        while (!broken.empty() && !rest.empty()) {
            broken += rest.front();
            rest.remove_prefix(1);
            const Utf8Prefix begin = utf8_prefix(broken);
            if (begin.bytes == broken.size()) {
                broken.clear();
            } else if (!begin.breaks_off) {
                return wrong(broken, begin.bytes, bytes_ - broken_.size());
            }
        }
        const Utf8Prefix begin = utf8_prefix(rest);
        if (begin.bytes < rest.size() && !begin.breaks_off)
            return wrong(rest, begin.bytes, bytes_ + chunk.size() - rest.size());
        broken_ = broken + std::string(rest.substr(begin.bytes));
        bytes_ += chunk.size();
        return success();
    }

private:
    static Failure wrong(std::string_view text, std::size_t at, std::uint64_t before) {
        return Failure::user(no_character(text[at], before + at));
    }

    std::string broken_;  ///< the beginning of a character
    std::uint64_t bytes_ = 0;
};

}  // namespace

struct minterm_stream {
    SearchStream stream;
    bool has_characters;
    ChunkCheck check{};
};

namespace {

constexpr const char* kBadBytes =
    "patterns and texts of a search are of bytes (symbol_bytes 1), and need a pointer unless they "
    "are empty";

/// Hands hits on to a function of C, and knows whether that wanted no more.
class HitHandler {
public:
    HitHandler(minterm_take_hits take, void* context) : take_(take), context_(context) {}

    HitSink sink() {
        return [this](std::span<const SearchHit> hits) {
            hits_.clear();
            for (const SearchHit& hit : hits)
                hits_.push_back({hit.start, hit.end, hit.pattern, hit.cost});
            stopped_ = take_(context_, hits_.data(), hits_.size()) != 0;
            return !stopped_;
        };
    }

    minterm_status status() const {
        return stopped_ ? fail(MINTERM_STOPPED, "`take` ended the call") : MINTERM_OK;
    }

private:
    minterm_take_hits take_;
    void* context_;
    std::vector<minterm_hit> hits_;
    bool stopped_ = false;
};

}  // namespace

extern "C" {

minterm_status minterm_search_create(const minterm_engine_options* options,
                                     const minterm_text* patterns, size_t count,
                                     minterm_search** search) {
    return guarded([&] {
        if (search == nullptr || (count > 0 && patterns == nullptr))
            return fail(MINTERM_BAD_INPUT, "`search` or `patterns` is NULL");
        *search = nullptr;
        std::vector<std::string> texts;
        for (const minterm_text& pattern : std::span(patterns, count)) {
            if (!is_bytes(pattern)) return fail(MINTERM_BAD_INPUT, kBadBytes);
            texts.emplace_back(bytes_of(pattern));
        }
        minterm_engine_options chosen = MINTERM_ENGINE_OPTIONS_INIT;
        if (options != nullptr && options->size == sizeof chosen) chosen = *options;
        SearchOptions how;
        if (chosen.characters != 0) {
            how.unit = SymbolUnit::Character;
            how.ignore_case =
                chosen.match != nullptr && std::string_view(chosen.match) == "casefold";
            if (how.ignore_case) chosen.match = nullptr;
        }
        Result<EngineChoice> choice =
            choose_engine(how.ignore_case ? &chosen : options, "shift_or");
        if (!choice) return fail(choice.failure());
        if (options != nullptr) {
            const minterm_text& sample = options->sample;
            if (sample.length > 0 && !is_bytes(sample)) return fail(MINTERM_BAD_INPUT, kBadBytes);
            if (sample.length > 0) how.sample = bytes_of(sample);
            how.text_bytes = options->text_bytes;
        }
        Result<SearchEngine> engine =
            SearchEngine::create(choice->recurrence, texts, *choice->target, choice->store, how);
        if (!engine) return fail(engine.failure());
        *search = std::make_unique<minterm_search>(minterm_search{*std::move(engine)}).release();
        return MINTERM_OK;
    });
}

minterm_status minterm_search_save(const minterm_search* search, const char* path) {
    return guarded([&] {
        if (search == nullptr || path == nullptr)
            return fail(MINTERM_BAD_INPUT, "`search` or `path` is NULL");
        const Status saved = search->engine.save(path);
        return saved ? MINTERM_OK : fail(saved.failure());
    });
}

minterm_status minterm_search_open(const char* path, minterm_search** search) {
    return guarded([&] {
        if (search == nullptr || path == nullptr)
            return fail(MINTERM_BAD_INPUT, "`search` or `path` is NULL");
        *search = nullptr;
        Result<SearchEngine> engine = SearchEngine::open(path);
        if (!engine) return fail(engine.failure());
        *search = std::make_unique<minterm_search>(minterm_search{*std::move(engine)}).release();
        return MINTERM_OK;
    });
}

void minterm_search_free(minterm_search* search) { delete search; }

minterm_status minterm_search_scan(const minterm_search* search, minterm_text text, int threads,
                                   minterm_take_hits take, void* context) {
    return guarded([&] {
        if (search == nullptr || take == nullptr)
            return fail(MINTERM_BAD_INPUT, "`search` or `take` is NULL");
        if (!is_bytes(text)) return fail(MINTERM_BAD_INPUT, kBadBytes);
        if (threads < 0) return fail(MINTERM_BAD_INPUT, kBadThreads);
        if (search->engine.unit() == SymbolUnit::Character)
            if (const std::size_t valid = utf8_prefix(bytes_of(text)).bytes; valid < text.length)
                return fail(not_utf8(bytes_of(text), valid, "text"));
        HitHandler handler(take, context);
        if (Status done = search->engine.scan(bytes_of(text), handler.sink(), threads); !done)
            return fail(done.failure());
        return handler.status();
    });
}

minterm_status minterm_search_cigar(const minterm_search* search, const minterm_hit* hit,
                                    minterm_text matched, char* cigar, size_t capacity,
                                    size_t* length) {
    return guarded([&] {
        if (search == nullptr || hit == nullptr || (cigar == nullptr && capacity > 0))
            return fail(MINTERM_BAD_INPUT, "`search`, `hit` or `cigar` is NULL");
        if (!is_bytes(matched)) return fail(MINTERM_BAD_INPUT, kBadBytes);
        const Result<Alignment> alignment = search->engine.align(
            {hit->start, hit->end, hit->pattern, hit->cost}, bytes_of(matched));
        if (!alignment) return fail(alignment.failure());
        const std::string text = minterm::cigar(*alignment);
        if (length != nullptr) *length = text.size();
        if (capacity > 0) cigar[text.copy(cigar, capacity - 1)] = '\0';
        return MINTERM_OK;
    });
}

minterm_status minterm_stream_create(const minterm_search* search, minterm_stream** stream) {
    return guarded([&] {
        if (search == nullptr || stream == nullptr)
            return fail(MINTERM_BAD_INPUT, "`search` or `stream` is NULL");
        *stream = nullptr;
        Result<SearchStream> made = SearchStream::create(search->engine);
        if (!made) return fail(made.failure());
        const bool has_characters = search->engine.unit() == SymbolUnit::Character;
        *stream = std::make_unique<minterm_stream>(minterm_stream{*std::move(made), has_characters})
                      .release();
        return MINTERM_OK;
    });
}

void minterm_stream_free(minterm_stream* stream) { delete stream; }

minterm_status minterm_stream_feed(minterm_stream* stream, minterm_text chunk,
                                   minterm_take_hits take, void* context) {
    return guarded([&] {
        if (stream == nullptr || take == nullptr)
            return fail(MINTERM_BAD_INPUT, "`stream` or `take` is NULL");
        if (!is_bytes(chunk)) return fail(MINTERM_BAD_INPUT, kBadBytes);
        if (stream->has_characters)
            if (const Status taken = stream->check.take(bytes_of(chunk)); !taken)
                return fail(taken.failure());
        HitHandler handler(take, context);
        const bool wants_more = stream->stream.feed(bytes_of(chunk), handler.sink());
        return wants_more ? MINTERM_OK : fail(MINTERM_STOPPED, "`take` ended the stream");
    });
}

minterm_status minterm_stream_flush(minterm_stream* stream, minterm_take_hits take, void* context) {
    return guarded([&] {
        if (stream == nullptr || take == nullptr)
            return fail(MINTERM_BAD_INPUT, "`stream` or `take` is NULL");
        HitHandler handler(take, context);
        return stream->stream.flush(handler.sink())
                   ? MINTERM_OK
                   : fail(MINTERM_STOPPED, "`take` ended the stream");
    });
}

void minterm_stream_restart(minterm_stream* stream) {
    if (stream == nullptr) return;
    stream->stream.restart();
    stream->check = {};
}

}  // extern "C"
