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

using namespace minterm;
using namespace minterm::api;

struct minterm_search {
    SearchEngine engine;
};

struct minterm_stream {
    SearchStream stream;
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
        Result<EngineChoice> choice = choose_engine(options, "shift_or");
        if (!choice) return fail(choice.failure());
        SearchOptions how;
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
        *stream = std::make_unique<minterm_stream>(minterm_stream{*std::move(made)}).release();
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
    if (stream != nullptr) stream->stream.restart();
}

}  // extern "C"
