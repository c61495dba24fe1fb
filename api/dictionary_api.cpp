// SPDX-License-Identifier: Apache-2.0
//
// The dictionaries of minterm.h over Dictionary, which many threads may ask at once as it is.
#include "minterm/dictionary.hpp"

#include <algorithm>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "api/call.hpp"
#include "codegen/device_dictionary.hpp"
#include "minterm.h"

using namespace minterm;
using namespace minterm::api;

struct minterm_dictionary {
    explicit minterm_dictionary(Dictionary keys) : dictionary(std::move(keys)) {}

    Dictionary dictionary;
    mutable std::optional<DeviceDictionary> device;  ///< until it fails
    mutable std::mutex device_mutex;                 ///< it is for one thread at a time
};

namespace {

constexpr const char* kBadBytes =
    "keys and texts of a dictionary are of bytes (symbol_bytes 1), and need a pointer unless they "
    "are empty";

constexpr const char* kBadEdits = "at most 255 edits are possible";

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
    MINTERM_TRY(chosen.ids, named(options->ids, {IdOrder::Sorted, IdOrder::Trie, IdOrder::Own},
                                  "order of numbers"));
    return chosen;
}

minterm_status keep(Result<Dictionary> made, minterm_dictionary** dictionary) {
    if (!made) return fail(made.failure());
    *dictionary = std::make_unique<minterm_dictionary>(*std::move(made)).release();
    return MINTERM_OK;
}

/// Whether there is a device and `use(device)` did what it should. One that fails is used no more.
template <typename Use>
bool on_device(const minterm_dictionary& dictionary, const Use& use) {
    const std::scoped_lock lock(dictionary.device_mutex);
    if (!dictionary.device) return false;
    const Status used = use(*dictionary.device);
    if (!used) dictionary.device.reset();
    return used.ok();
}

bool has_device(const minterm_dictionary& dictionary) {
    const std::scoped_lock lock(dictionary.device_mutex);
    return dictionary.device.has_value();
}

std::vector<std::string_view> views_of(std::span<const minterm_text> texts) {
    std::vector<std::string_view> views(texts.size());
    std::transform(texts.begin(), texts.end(), views.begin(), bytes_of);
    return views;
}

bool are_bytes(std::span<const minterm_text> texts) {
    return std::all_of(texts.begin(), texts.end(), is_bytes);
}

/// Calls `tell(first, some)` for some of the questions after the other.
template <typename Question, typename Tell>
minterm_status for_some(std::span<const Question> questions, std::size_t at_a_time,
                        const Tell& tell) {
    for (std::size_t first = 0; first < questions.size(); first += at_a_time) {
        const std::size_t count = std::min(at_a_time, questions.size() - first);
        if (const minterm_status told = tell(first, questions.subspan(first, count));
            told != MINTERM_OK)
            return told;
    }
    return MINTERM_OK;
}

minterm_status stopped() { return fail(MINTERM_STOPPED, "`take` ended the call"); }

constexpr const char* kNoTexts = "`dictionary`, a text, or where answers go is NULL";

/// Calls `ask(dictionary, texts)` where many texts are asked about.
template <typename Ask>
minterm_status ask_texts(const minterm_dictionary* dictionary, const minterm_text* texts,
                         size_t count, int threads, bool has_taker, const Ask& ask) {
    return guarded([&] {
        if (dictionary == nullptr || !has_taker || (count > 0 && texts == nullptr))
            return fail(MINTERM_BAD_INPUT, kNoTexts);
        if (threads < 0) return fail(MINTERM_BAD_INPUT, kBadThreads);
        if (!are_bytes({texts, count})) return fail(MINTERM_BAD_INPUT, kBadBytes);
        return ask(dictionary->dictionary, views_of({texts, count}));
    });
}

/// Gives what `answer(some)` says of each of some texts, a list: `key_of(text, answer)` of each.
template <typename Answer, typename KeyOf>
minterm_status give_answers(std::span<const std::string_view> texts, int threads,
                            minterm_take_key take, void* context, const Answer& answer,
                            const KeyOf& key_of) {
    const std::size_t at_a_time = std::size_t{256} * (static_cast<std::size_t>(threads) + 1);
    return for_some(texts, at_a_time,
                    [&](std::size_t first, std::span<const std::string_view> some) {
                        const auto answers = answer(some);
                        for (std::size_t i = 0; i < some.size(); ++i)
                            for (const auto& each : answers[i]) {
                                minterm_key key = key_of(some[i], each);
                                key.text = first + i;
                                if (take(context, &key) != 0) return stopped();
                            }
                        return MINTERM_OK;
                    });
}

/// Calls `list(visit)`, whose keys are given.
template <typename List>
minterm_status give_listed(minterm_take_key take, void* context, const List& list) {
    bool ended = false;
    list([&](std::size_t i, std::string_view key, std::uint64_t id) {
        const minterm_key found{key.data(), key.size(), id, 0, i};
        ended = take(context, &found) != 0;
        return !ended;
    });
    return ended ? stopped() : MINTERM_OK;
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
        const std::uint64_t* const own = options == nullptr ? nullptr : options->own_ids;
        if ((chosen->ids == IdOrder::Own) != (own != nullptr) && count > 0)
            return fail(MINTERM_BAD_INPUT, "numbers \"own\" and `own_ids` go together");
        DictionaryBuilder builder;
        for (std::size_t i = 0; i < count; ++i) {
            if (!is_bytes(keys[i])) return fail(MINTERM_BAD_INPUT, kBadBytes);
            const std::string_view key = bytes_of(keys[i]);
            if (const Status added = own == nullptr ? builder.add(key) : builder.add(key, own[i]);
                !added)
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

minterm_status minterm_dictionary_use_device(minterm_dictionary* dictionary, int device,
                                             const char* cache_folder) {
    return guarded([&] {
        if (dictionary == nullptr) return fail(MINTERM_BAD_INPUT, "`dictionary` is NULL");
        CellStore store;
        if (cache_folder != nullptr) store.folder = cache_folder;
        DeviceDictionaryOptions options;
        options.device = device;
        options.way_back = true;
        Result<DeviceDictionary> there =
            DeviceDictionary::open(dictionary->dictionary, options, store);
        if (!there) return fail(there.failure());
        dictionary->device.emplace(*std::move(there));
        return MINTERM_OK;
    });
}

int minterm_dictionary_on_device(const minterm_dictionary* dictionary) {
    return dictionary != nullptr && has_device(*dictionary) ? 1 : 0;
}

minterm_status minterm_dictionary_lookup(const minterm_dictionary* dictionary,
                                         const minterm_text* keys, size_t count, int threads,
                                         uint64_t* ids) {
    return guarded([&] {
        if (dictionary == nullptr || (count > 0 && (keys == nullptr || ids == nullptr)))
            return fail(MINTERM_BAD_INPUT, "`dictionary`, `keys` or `ids` is NULL");
        if (threads < 0) return fail(MINTERM_BAD_INPUT, kBadThreads);
        if (!are_bytes({keys, count})) return fail(MINTERM_BAD_INPUT, kBadBytes);
        const std::vector<std::string_view> views = views_of({keys, count});
        const std::span<std::uint64_t> numbers(ids, count);
        if (!on_device(*dictionary,
                       [&](DeviceDictionary& device) { return device.find(views, numbers); }))
            dictionary->dictionary.find(views, numbers, threads);
        return MINTERM_OK;
    });
}

minterm_status minterm_dictionary_keys(const minterm_dictionary* dictionary, const uint64_t* ids,
                                       size_t count, int threads, minterm_take_key take,
                                       void* context) {
    return guarded([&] {
        if (dictionary == nullptr || take == nullptr || (count > 0 && ids == nullptr))
            return fail(MINTERM_BAD_INPUT, "`dictionary`, `ids` or `take` is NULL");
        if (threads < 0) return fail(MINTERM_BAD_INPUT, kBadThreads);
        const Dictionary& keys = dictionary->dictionary;
        const std::span<const std::uint64_t> numbers(ids, count);
        const auto none = std::find_if_not(numbers.begin(), numbers.end(),
                                           [&](std::uint64_t id) { return keys.has_id(id); });
        if (none != numbers.end())
            return fail(MINTERM_BAD_INPUT, "no key has the number " + std::to_string(*none) +
                                               "; there are " + std::to_string(keys.size()) +
                                               " keys");
        // Few at a time, since not all may be wanted; many where they take their time to begin.
        const std::size_t at_a_time =
            has_device(*dictionary) || threads > 1 ? std::size_t{1} << 16 : 256;
        std::string text;
        std::vector<std::size_t> ends;
        return for_some(numbers, at_a_time, [&](std::size_t, std::span<const std::uint64_t> some) {
            const auto ask = [&](const auto& append) {
                text.clear();  // what a device left half done, too
                ends.clear();
                return append();
            };
            if (!on_device(*dictionary, [&](DeviceDictionary& device) {
                    return ask([&] { return device.append_keys(some, text, ends); });
                }))
                ask([&] { keys.append_keys(some, text, ends, threads); });
            std::size_t begin = 0;
            for (std::size_t i = 0; i < some.size(); ++i) {
                const minterm_key key{text.data() + begin, ends[i] - begin, some[i], 0, 0};
                if (take(context, &key) != 0) return stopped();
                begin = ends[i];
            }
            return MINTERM_OK;
        });
    });
}

// One text is a batch of one.

minterm_status minterm_dictionary_prefixes(const minterm_dictionary* dictionary, minterm_text text,
                                           minterm_take_key take, void* context) {
    return minterm_dictionary_prefixes_all(dictionary, &text, 1, 1, take, context);
}

minterm_status minterm_dictionary_prefixes_all(const minterm_dictionary* dictionary,
                                               const minterm_text* texts, size_t count, int threads,
                                               minterm_take_key take, void* context) {
    return ask_texts(dictionary, texts, count, threads, take != nullptr,
                     [&](const Dictionary& keys, std::span<const std::string_view> views) {
                         return give_answers(
                             views, threads, take, context,
                             [&](std::span<const std::string_view> some) {
                                 return keys.prefixes_of(some, threads);
                             },
                             [](std::string_view text, const Dictionary::Prefix& prefix) {
                                 return minterm_key{text.data(), prefix.length, prefix.id, 0, 0};
                             });
                     });
}

minterm_status minterm_dictionary_longest_prefix(const minterm_dictionary* dictionary,
                                                 minterm_text text, size_t* length, uint64_t* id) {
    return minterm_dictionary_longest_prefix_all(dictionary, &text, 1, 1, length, id);
}

minterm_status minterm_dictionary_longest_prefix_all(const minterm_dictionary* dictionary,
                                                     const minterm_text* texts, size_t count,
                                                     int threads, size_t* lengths, uint64_t* ids) {
    return ask_texts(dictionary, texts, count, threads,
                     count == 0 || (lengths != nullptr && ids != nullptr),
                     [&](const Dictionary& keys, std::span<const std::string_view> views) {
                         const auto longest = keys.longest_prefix_of(views, threads);
                         for (std::size_t i = 0; i < count; ++i) {
                             lengths[i] = longest[i] ? longest[i]->length : 0;
                             ids[i] = longest[i] ? longest[i]->id : MINTERM_NO_ID;
                         }
                         return MINTERM_OK;
                     });
}

minterm_status minterm_dictionary_list(const minterm_dictionary* dictionary, minterm_text prefix,
                                       minterm_take_key take, void* context) {
    return minterm_dictionary_list_all(dictionary, &prefix, 1, SIZE_MAX, 1, take, context);
}

minterm_status minterm_dictionary_list_all(const minterm_dictionary* dictionary,
                                           const minterm_text* prefixes, size_t count, size_t limit,
                                           int threads, minterm_take_key take, void* context) {
    return ask_texts(dictionary, prefixes, count, threads, take != nullptr,
                     [&](const Dictionary& keys, std::span<const std::string_view> views) {
                         return give_listed(take, context, [&](const auto& visit) {
                             keys.visit_keys(views, limit, threads, visit);
                         });
                     });
}

minterm_status minterm_dictionary_range(const minterm_dictionary* dictionary, minterm_text first,
                                        const minterm_text* last, minterm_take_key take,
                                        void* context) {
    return minterm_dictionary_range_all(dictionary, &first, last, 1, SIZE_MAX, 1, take, context);
}

minterm_status minterm_dictionary_range_all(const minterm_dictionary* dictionary,
                                            const minterm_text* firsts, const minterm_text* lasts,
                                            size_t count, size_t limit, int threads,
                                            minterm_take_key take, void* context) {
    return ask_texts(dictionary, firsts, count, threads, take != nullptr,
                     [&](const Dictionary& keys, std::span<const std::string_view> views) {
                         if (lasts != nullptr && !are_bytes({lasts, count}))
                             return fail(MINTERM_BAD_INPUT, kBadBytes);
                         std::vector<Dictionary::Range> ranges;
                         for (std::size_t i = 0; i < count; ++i) {
                             ranges.push_back({views[i], std::nullopt});
                             if (lasts != nullptr) ranges.back().last = bytes_of(lasts[i]);
                         }
                         return give_listed(take, context, [&](const auto& visit) {
                             keys.visit_ranges(ranges, limit, threads, visit);
                         });
                     });
}

minterm_status minterm_dictionary_near(const minterm_dictionary* dictionary, minterm_text text,
                                       uint32_t edits, size_t limit, minterm_take_key take,
                                       void* context) {
    return minterm_dictionary_near_all(dictionary, &text, 1, edits, limit, 1, take, context);
}

minterm_status minterm_dictionary_near_all(const minterm_dictionary* dictionary,
                                           const minterm_text* texts, size_t count, uint32_t edits,
                                           size_t limit, int threads, minterm_take_key take,
                                           void* context) {
    return ask_texts(
        dictionary, texts, count, threads, take != nullptr,
        [&](const Dictionary& keys, std::span<const std::string_view> views) {
            if (edits > Dictionary::kMostEdits) return fail(MINTERM_BAD_INPUT, kBadEdits);
            return give_answers(
                views, threads, take, context,
                [&](std::span<const std::string_view> some) {
                    return keys.near(some, edits, limit, threads);
                },
                [](std::string_view, const Dictionary::Near& near) {
                    return minterm_key{near.key.data(), near.key.size(), near.id, near.distance, 0};
                });
        });
}

}  // extern "C"
