// SPDX-License-Identifier: Apache-2.0
//
// The dictionaries of minterm.h over Dictionary, which many threads may ask at once as it is.
#include "minterm/dictionary.hpp"

#include <algorithm>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "api/call.hpp"
#include "minterm.h"

using namespace minterm;
using namespace minterm::api;

struct minterm_dictionary {
    Dictionary dictionary;
};

namespace {

constexpr const char* kBadBytes =
    "keys and texts of a dictionary are of bytes (symbol_bytes 1), and need a pointer unless they "
    "are empty";

/// The value whose name `name` is.
template <typename Value>
Result<Value> named(const char* name, std::initializer_list<Value> values, const char* what) {
    if (name == nullptr) return *values.begin();
    std::string names;
    for (const Value value : values) {
        if (std::string_view(name) == name_of(value)) return value;
        names += std::string(names.empty() ? "" : ", ") + name_of(value);
    }
    return Failure::user("there is no " + std::string(what) + " '" + name + "'; choose one of " +
                         names);
}

Result<DictionaryOptions> options_of(const minterm_dictionary_options* options) {
    DictionaryOptions chosen;
    if (options == nullptr) return chosen;
    if (options->size != sizeof *options)
        return Failure::user(
            "`size` of the options is wrong; start from MINTERM_DICTIONARY_OPTIONS_INIT");
    MINTERM_TRY(chosen.layout, named(options->layout,
                                     {DictionaryLayout::Fast, DictionaryLayout::Paper,
                                      DictionaryLayout::Louds, DictionaryLayout::Small},
                                     "layout"));
    MINTERM_TRY(chosen.ids,
                named(options->ids, {IdOrder::Sorted, IdOrder::Trie}, "order of numbers"));
    return chosen;
}

minterm_status keep(Result<Dictionary> made, minterm_dictionary** dictionary) {
    if (!made) return fail(made.failure());
    *dictionary =
        std::make_unique<minterm_dictionary>(minterm_dictionary{*std::move(made)}).release();
    return MINTERM_OK;
}

/// Calls `ask(dictionary, text, give)`, whose `give(key, id, distance)` says whether more is
/// wanted.
template <typename Ask>
minterm_status give_keys(const minterm_dictionary* dictionary, const minterm_text& text,
                         minterm_take_key take, void* context, const Ask& ask) {
    return guarded([&] {
        if (dictionary == nullptr || take == nullptr)
            return fail(MINTERM_BAD_INPUT, "`dictionary` or `take` is NULL");
        if (!is_bytes(text)) return fail(MINTERM_BAD_INPUT, kBadBytes);
        bool stopped = false;
        ask(dictionary->dictionary, bytes_of(text),
            [&](std::string_view key, std::uint64_t id, unsigned distance) {
                const minterm_key found{key.data(), key.size(), id, distance};
                stopped = take(context, &found) != 0;
                return !stopped;
            });
        return stopped ? fail(MINTERM_STOPPED, "`take` ended the call") : MINTERM_OK;
    });
}

}  // namespace

extern "C" {

minterm_status minterm_dictionary_build(const minterm_dictionary_options* options,
                                        const minterm_text* keys, size_t count,
                                        minterm_dictionary** dictionary) {
    return guarded([&] {
        if (dictionary == nullptr || (count > 0 && keys == nullptr))
            return fail(MINTERM_BAD_INPUT, "`dictionary` or `keys` is NULL");
        *dictionary = nullptr;
        const Result<DictionaryOptions> chosen = options_of(options);
        if (!chosen) return fail(chosen.failure());
        DictionaryBuilder builder;
        for (const minterm_text& key : std::span(keys, count)) {
            if (!is_bytes(key)) return fail(MINTERM_BAD_INPUT, kBadBytes);
            if (const Status added = builder.add(bytes_of(key)); !added)
                return fail(added.failure());
        }
        return keep(std::move(builder).build(*chosen), dictionary);
    });
}

minterm_status minterm_dictionary_open(const char* path, int trust,
                                       minterm_dictionary** dictionary) {
    return guarded([&] {
        if (dictionary == nullptr || path == nullptr)
            return fail(MINTERM_BAD_INPUT, "`dictionary` or `path` is NULL");
        *dictionary = nullptr;
        return keep(Dictionary::open(path, trust == 0), dictionary);
    });
}

minterm_status minterm_dictionary_save(const minterm_dictionary* dictionary, const char* path) {
    return guarded([&] {
        if (dictionary == nullptr || path == nullptr)
            return fail(MINTERM_BAD_INPUT, "`dictionary` or `path` is NULL");
        const Status saved = dictionary->dictionary.save(path);
        return saved ? MINTERM_OK : fail(saved.failure());
    });
}

void minterm_dictionary_free(minterm_dictionary* dictionary) { delete dictionary; }

uint64_t minterm_dictionary_size(const minterm_dictionary* dictionary) {
    return dictionary == nullptr ? 0 : dictionary->dictionary.size();
}

minterm_status minterm_dictionary_lookup(const minterm_dictionary* dictionary,
                                         const minterm_text* keys, size_t count, uint64_t* ids) {
    return guarded([&] {
        if (dictionary == nullptr || (count > 0 && (keys == nullptr || ids == nullptr)))
            return fail(MINTERM_BAD_INPUT, "`dictionary`, `keys` or `ids` is NULL");
        const std::span<const minterm_text> texts(keys, count);
        if (!std::all_of(texts.begin(), texts.end(), is_bytes))
            return fail(MINTERM_BAD_INPUT, kBadBytes);
        std::vector<std::string_view> views(count);
        std::transform(texts.begin(), texts.end(), views.begin(), bytes_of);
        dictionary->dictionary.find(views, {ids, count});
        return MINTERM_OK;
    });
}

minterm_status minterm_dictionary_keys(const minterm_dictionary* dictionary, const uint64_t* ids,
                                       size_t count, minterm_take_key take, void* context) {
    if (count > 0 && ids == nullptr)
        return guarded([] { return fail(MINTERM_BAD_INPUT, "`ids` is NULL"); });
    const std::span<const std::uint64_t> numbers(ids, count);
    const std::uint64_t size = minterm_dictionary_size(dictionary);
    const auto none = std::find_if(numbers.begin(), numbers.end(), [dictionary](std::uint64_t id) {
        return dictionary != nullptr && !dictionary->dictionary.has_id(id);
    });
    if (none != numbers.end())
        return guarded([&] {
            return fail(MINTERM_BAD_INPUT, "no key has the number " + std::to_string(*none) +
                                               "; there are " + std::to_string(size) + " keys");
        });
    return give_keys(dictionary, minterm_bytes(nullptr, 0), take, context,
                     [&](const Dictionary& keys, std::string_view, const auto& give) {
                         constexpr std::size_t kAtATime = 256;
                         std::string text;
                         std::vector<std::size_t> ends;
                         for (std::size_t first = 0; first < count; first += kAtATime) {
                             text.clear();
                             ends.clear();
                             const auto some =
                                 numbers.subspan(first, std::min(kAtATime, count - first));
                             keys.append_keys(some, text, ends);
                             std::size_t begin = 0;
                             for (std::size_t i = 0; i < some.size(); ++i) {
                                 const std::string_view key =
                                     std::string_view(text).substr(begin, ends[i] - begin);
                                 if (!give(key, some[i], 0)) return;
                                 begin = ends[i];
                             }
                         }
                     });
}

minterm_status minterm_dictionary_prefixes(const minterm_dictionary* dictionary, minterm_text text,
                                           minterm_take_key take, void* context) {
    return give_keys(dictionary, text, take, context,
                     [](const Dictionary& keys, std::string_view bytes, const auto& give) {
                         for (const Dictionary::Prefix& prefix : keys.prefixes_of(bytes))
                             if (!give(bytes.substr(0, prefix.length), prefix.id, 0)) return;
                     });
}

minterm_status minterm_dictionary_longest_prefix(const minterm_dictionary* dictionary,
                                                 minterm_text text, size_t* length, uint64_t* id) {
    return guarded([&] {
        if (dictionary == nullptr || length == nullptr || id == nullptr)
            return fail(MINTERM_BAD_INPUT, "`dictionary`, `length` or `id` is NULL");
        if (!is_bytes(text)) return fail(MINTERM_BAD_INPUT, kBadBytes);
        const auto prefix = dictionary->dictionary.longest_prefix_of(bytes_of(text));
        *length = prefix ? prefix->length : 0;
        *id = prefix ? prefix->id : MINTERM_NO_ID;
        return MINTERM_OK;
    });
}

minterm_status minterm_dictionary_list(const minterm_dictionary* dictionary, minterm_text prefix,
                                       minterm_take_key take, void* context) {
    return give_keys(dictionary, prefix, take, context,
                     [](const Dictionary& keys, std::string_view bytes, const auto& give) {
                         keys.visit_keys(bytes, [&](std::string_view key, std::uint64_t id) {
                             return give(key, id, 0);
                         });
                     });
}

minterm_status minterm_dictionary_range(const minterm_dictionary* dictionary, minterm_text first,
                                        const minterm_text* last, minterm_take_key take,
                                        void* context) {
    if (last != nullptr && !is_bytes(*last))
        return guarded([] { return fail(MINTERM_BAD_INPUT, kBadBytes); });
    return give_keys(dictionary, first, take, context,
                     [&](const Dictionary& keys, std::string_view bytes, const auto& give) {
                         std::optional<std::string_view> end;
                         if (last != nullptr) end = bytes_of(*last);
                         keys.visit_range(bytes, end, [&](std::string_view key, std::uint64_t id) {
                             return give(key, id, 0);
                         });
                     });
}

minterm_status minterm_dictionary_near(const minterm_dictionary* dictionary, minterm_text text,
                                       uint32_t edits, size_t limit, minterm_take_key take,
                                       void* context) {
    if (edits > Dictionary::kMostEdits)
        return guarded([] { return fail(MINTERM_BAD_INPUT, "at most 255 edits are possible"); });
    return give_keys(dictionary, text, take, context,
                     [&](const Dictionary& keys, std::string_view bytes, const auto& give) {
                         for (const Dictionary::Near& near : keys.near(bytes, edits, limit))
                             if (!give(near.key, near.id, near.distance)) return;
                     });
}

}  // extern "C"
