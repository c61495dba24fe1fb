// SPDX-License-Identifier: Apache-2.0
//
// minterm for C++: keys (strings of any bytes) and their numbers, of programs that link libminterm.
// All of this file is inline, over the C interface (minterm.h). minterm/dictionary.hpp is the class
// below it, of programs that link minterm::dictionary alone.
//
//     #include <minterm/key_dictionary.hpp>
//
//     const auto words = minterm::KeyDictionary::build({"cat", "the", "then"});
//     if (!words) return report(words.failure());
//     words->lookup("the");                     // 1: its number in sorted order
//     words->key(2);                            // "then"
//     words->near("teh", 2);                    // keys within two edits, the nearest first
//     words->save("words.mtd");
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <initializer_list>
#include <memory>
#include <new>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "minterm.h"
#include "minterm/last_failure.hpp"
#include "minterm/result.hpp"
#include "minterm/search.hpp"

namespace minterm {

/// How keys are stored and numbered.
struct KeyDictionaryOptions {
    std::string layout = "fast";  ///< "paper": smaller; "louds"; "small": smallest
    std::string ids = "sorted";   ///< ranks in byte order; "trie": any, and smaller; "own": `own`
    std::span<const std::uint64_t> own{};  ///< of "own": a number for each key, but kNoId
};

/// A key that was asked for.
struct FoundKey {
    std::string key;
    std::uint64_t id = 0;
    std::uint32_t distance = 0;  ///< of `near`: insertions, deletions and replacements of bytes

    bool operator==(const FoundKey&) const = default;
};

/// A set of keys. May be asked by any number of threads at once.
class KeyDictionary {
public:
    static constexpr std::uint64_t kNoId = MINTERM_NO_ID;

    /// Of keys in any order; equal ones are one. Errors (user): a key of 2^24 bytes or more, 2^32 -
    /// 2 keys or more, an unknown name in `options`; numbers of their own for more or fewer keys
    /// than there are, or different ones for one key.
    static Result<KeyDictionary> build(std::span<const std::string_view> keys,
                                       const KeyDictionaryOptions& options = {}) {
        if (!options.own.empty() && options.own.size() != keys.size())
            return Failure::user("there are " + std::to_string(keys.size()) + " keys and " +
                                 std::to_string(options.own.size()) + " numbers of their own");
        const std::vector<minterm_text> texts = texts_of(keys);
        minterm_dictionary_options chosen = MINTERM_DICTIONARY_OPTIONS_INIT;
        chosen.layout = options.layout.c_str();
        chosen.ids = options.ids.c_str();
        chosen.own_ids = options.own.data();
        minterm_dictionary* made = nullptr;
        const minterm_status status =
            minterm_dictionary_build(&chosen, texts.data(), texts.size(), &made);
        return keep(status, made);
    }
    static Result<KeyDictionary> build(std::initializer_list<std::string_view> keys,
                                       const KeyDictionaryOptions& options = {}) {
        return build(std::span(keys.begin(), keys.size()), options);
    }
    /// Maps a file. Without `check_content` its checksum is not compared: then opening takes
    /// microseconds, and a file that was changed may give wrong answers. Errors (user): it is not
    /// there, no dictionary, of another version, cut or changed.
    static Result<KeyDictionary> open(const std::string& path, bool check_content = true) {
        minterm_dictionary* made = nullptr;
        const minterm_status status =
            minterm_dictionary_open(path.c_str(), check_content ? 0 : 1, &made);
        return keep(status, made);
    }
    /// Writes a file; there is never half a one. Errors: its folder is not there (user); it cannot
    /// be written (environment).
    Status save(const std::string& path) const {
        return detail::status_of(minterm_dictionary_save(dictionary_.get(), path.c_str()));
    }

    std::uint64_t size() const { return minterm_dictionary_size(dictionary_.get()); }

    /// From now on `lookup`, `key` and `keys` run on this GPU, one call at a time, until it fails:
    /// then the processor answers again, that call, too. Kernels are compiled by NVRTC and kept in
    /// `cache_folder`, if it is not empty. No other call may be running. Errors: the layout is
    /// small, no driver, no device (user); no NVRTC, too little memory there (environment).
    Status use_device(int device = 0, const std::string& cache_folder = {}) {
        return detail::status_of(minterm_dictionary_use_device(
            dictionary_.get(), device, cache_folder.empty() ? nullptr : cache_folder.c_str()));
    }

    bool on_device() const { return minterm_dictionary_on_device(dictionary_.get()) != 0; }

    /// The number of `key`, or kNoId.
    std::uint64_t lookup(std::string_view key) const { return lookup(std::span(&key, 1)).front(); }
    /// The same of many keys, which takes less time each, on so many threads, one at least. Throws
    /// std::bad_alloc where there is no memory.
    std::vector<std::uint64_t> lookup(std::span<const std::string_view> keys,
                                      int threads = 1) const {
        const std::vector<minterm_text> texts = texts_of(keys);
        std::vector<std::uint64_t> ids(keys.size(), kNoId);
        if (minterm_dictionary_lookup(dictionary_.get(), texts.data(), texts.size(),
                                      threads < 1 ? 1 : threads, ids.data()) != MINTERM_OK)
            throw std::bad_alloc();
        return ids;
    }

    /// The key with this number. Errors (user): there is none.
    Result<std::string> key(std::uint64_t id) const {
        MINTERM_TRY(std::vector<std::string> found, keys(std::span(&id, 1)));
        return std::move(found.front());
    }
    /// The same of many numbers.
    Result<std::vector<std::string>> keys(std::span<const std::uint64_t> ids,
                                          int threads = 1) const {
        std::vector<std::string> all;
        const Consumer take = [&](const minterm_key& key) {
            all.emplace_back(key.bytes, key.length);
            return true;
        };
        MINTERM_TRY([[maybe_unused]] const Unit done, detail::status_of(minterm_dictionary_keys(
                                                          dictionary_.get(), ids.data(), ids.size(),
                                                          threads, take_key, context(take))));
        return all;
    }

    /// All keys that `text` begins with, the shortest first.
    Result<std::vector<FoundKey>> prefixes_of(std::string_view text) const {
        return collect([&](const Consumer& take) {
            return minterm_dictionary_prefixes(dictionary_.get(), text_of(text), take_key,
                                               context(take));
        });
    }
    /// The same of each of many texts, on so many threads.
    Result<std::vector<std::vector<FoundKey>>> prefixes_of(std::span<const std::string_view> texts,
                                                           int threads = 1) const {
        return collect_each(texts, [&](const minterm_text* asked, const Consumer& take) {
            return minterm_dictionary_prefixes_all(dictionary_.get(), asked, texts.size(), threads,
                                                   take_key, context(take));
        });
    }
    /// The number of the longest of them, or kNoId; `length` becomes its length, or 0.
    std::uint64_t longest_prefix_of(std::string_view text, std::size_t& length) const {
        std::uint64_t id = kNoId;
        length = 0;
        minterm_dictionary_longest_prefix(dictionary_.get(), text_of(text), &length, &id);
        return id;
    }
    /// The same of many texts. Throws std::bad_alloc where there is no memory.
    std::vector<std::uint64_t> longest_prefix_of(std::span<const std::string_view> texts,
                                                 std::vector<std::size_t>& lengths,
                                                 int threads = 1) const {
        std::vector<std::uint64_t> ids(texts.size(), kNoId);
        lengths.assign(texts.size(), 0);
        if (minterm_dictionary_longest_prefix_all(dictionary_.get(), texts_of(texts).data(),
                                                  texts.size(), threads < 1 ? 1 : threads,
                                                  lengths.data(), ids.data()) != MINTERM_OK)
            throw std::bad_alloc();
        return ids;
    }
    /// Calls `visit(key, id)` for all keys that begin with `prefix`, in byte order, until it says
    /// false. The key is valid during the call.
    Status list(std::string_view prefix,
                const std::function<bool(std::string_view key, std::uint64_t id)>& visit) const {
        const Consumer take = consumer_of(visit);
        return detail::status_of(
            minterm_dictionary_list(dictionary_.get(), text_of(prefix), take_key, context(take)));
    }
    /// The same for all keys from `first` to `last`, both included, or to the end. Neither needs to
    /// be a key.
    Status range(std::string_view first, std::optional<std::string_view> last,
                 const std::function<bool(std::string_view key, std::uint64_t id)>& visit) const {
        const Consumer take = consumer_of(visit);
        const minterm_text end = text_of(last.value_or(std::string_view()));
        return detail::status_of(minterm_dictionary_range(
            dictionary_.get(), text_of(first), last ? &end : nullptr, take_key, context(take)));
    }
    /// Is told keys of the `i`-th question. False: no more is wanted, of any question.
    using VisitEach = std::function<bool(std::size_t i, std::string_view key, std::uint64_t id)>;
    /// `list` of each of many prefixes, in their order, the first `limit` keys each.
    Status list(std::span<const std::string_view> prefixes, std::size_t limit, int threads,
                const VisitEach& visit) const {
        const Consumer take = consumer_of(visit);
        return detail::status_of(
            minterm_dictionary_list_all(dictionary_.get(), texts_of(prefixes).data(),
                                        prefixes.size(), limit, threads, take_key, context(take)));
    }
    /// `range` likewise: from each of `firsts` to that of `lasts`; without any, to the end.
    Status range(std::span<const std::string_view> firsts, std::span<const std::string_view> lasts,
                 std::size_t limit, int threads, const VisitEach& visit) const {
        if (!lasts.empty() && lasts.size() != firsts.size())
            return Failure::user("ranges have as many ends as beginnings, or none");
        const Consumer take = consumer_of(visit);
        const std::vector<minterm_text> ends = texts_of(lasts);
        return detail::status_of(minterm_dictionary_range_all(
            dictionary_.get(), texts_of(firsts).data(), lasts.empty() ? nullptr : ends.data(),
            firsts.size(), limit, threads, take_key, context(take)));
    }
    /// All keys within `edits` of `text`, or the best `limit` of them: by distance, then in byte
    /// order. Errors (user): more than 255 edits.
    Result<std::vector<FoundKey>> near(std::string_view text, std::uint32_t edits,
                                       std::size_t limit = SIZE_MAX) const {
        return collect([&](const Consumer& take) {
            return minterm_dictionary_near(dictionary_.get(), text_of(text), edits, limit, take_key,
                                           context(take));
        });
    }

    /// The same of each of many texts, on so many threads.
    Result<std::vector<std::vector<FoundKey>>> near(std::span<const std::string_view> texts,
                                                    std::uint32_t edits,
                                                    std::size_t limit = SIZE_MAX,
                                                    int threads = 1) const {
        return collect_each(texts, [&](const minterm_text* asked, const Consumer& take) {
            return minterm_dictionary_near_all(dictionary_.get(), asked, texts.size(), edits, limit,
                                               threads, take_key, context(take));
        });
    }

private:
    struct Free {
        void operator()(minterm_dictionary* dictionary) const {
            minterm_dictionary_free(dictionary);
        }
    };
    using Consumer = std::function<bool(const minterm_key&)>;

    explicit KeyDictionary(minterm_dictionary* dictionary) : dictionary_(dictionary) {}

    static Result<KeyDictionary> keep(minterm_status status, minterm_dictionary* made) {
        if (status != MINTERM_OK) return detail::last_failure(status);
        return KeyDictionary(made);
    }
    static minterm_text text_of(std::string_view text) {
        return minterm_bytes(text.data(), text.size());
    }
    static std::vector<minterm_text> texts_of(std::span<const std::string_view> keys) {
        std::vector<minterm_text> texts;
        texts.reserve(keys.size());
        for (const std::string_view key : keys) texts.push_back(text_of(key));
        return texts;
    }
    static Consumer consumer_of(
        const std::function<bool(std::string_view key, std::uint64_t id)>& visit) {
        return [&visit](const minterm_key& key) {
            return visit(std::string_view(key.bytes, key.length), key.id);
        };
    }
    static Consumer consumer_of(const VisitEach& visit) {
        return [&visit](const minterm_key& key) {
            return visit(key.text, std::string_view(key.bytes, key.length), key.id);
        };
    }
    /// A `minterm_take_key` whose context is a `Consumer`.
    static int take_key(void* context, const minterm_key* key) {
        return (*static_cast<const Consumer*>(context))(*key) ? 0 : 1;
    }
    static void* context(const Consumer& take) { return const_cast<Consumer*>(&take); }

    template <typename Ask>
    static Result<std::vector<FoundKey>> collect(const Ask& ask) {
        std::vector<FoundKey> all;
        const Consumer take = [&](const minterm_key& key) {
            all.push_back({std::string(key.bytes, key.length), key.id, key.distance});
            return true;
        };
        MINTERM_TRY([[maybe_unused]] const Unit done, detail::status_of(ask(take)));
        return all;
    }

    template <typename Ask>
    static Result<std::vector<std::vector<FoundKey>>> collect_each(
        std::span<const std::string_view> texts, const Ask& ask) {
        std::vector<std::vector<FoundKey>> all(texts.size());
        const Consumer take = [&](const minterm_key& key) {
            all[key.text].push_back({std::string(key.bytes, key.length), key.id, key.distance});
            return true;
        };
        MINTERM_TRY([[maybe_unused]] const Unit done,
                    detail::status_of(ask(texts_of(texts).data(), take)));
        return all;
    }

    std::unique_ptr<minterm_dictionary, Free> dictionary_;
};

}  // namespace minterm
