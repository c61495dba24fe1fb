// SPDX-License-Identifier: Apache-2.0
//
// A set of keys (strings of any bytes) <-> their numbers, in a succinct trie.
//
//     minterm::DictionaryBuilder builder;
//     for (const std::string& word : words) builder.add(word);
//     minterm::Result<minterm::Dictionary> words = std::move(builder).build({});
//     words->find("sesame");        // its number in sorted order, or Dictionary::kNoId
//     words->key(7);                // and back
//
// An image of it (`image()`) is the same in memory and in a file, from which `open` maps it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "minterm/result.hpp"

namespace minterm {

class ImageWriter;
class KeySorter;
struct DictionaryParts;

/// How the trie is stored.
enum class DictionaryLayout : std::uint8_t {
    Fast,   ///< XBW; every step is one memory access
    Paper,  ///< XBW with RRR bit vectors as Wakatsuki, Keyaki and Miyazaki publish it: smaller
    Louds,  ///< LOUDS: smaller still where there are many letters, and slower
    Small,  ///< the sorted keys, front coded: smallest, above all with sorted numbers
};
/// "fast", "paper", "louds", "small".
const char* name_of(DictionaryLayout layout);

/// What the numbers of keys are.
enum class IdOrder : std::uint8_t {
    Sorted,  ///< a key's number is how many keys are less, as unsigned bytes
    Trie,    ///< any order that suits the layout; saves two numbers a key, but none in Small
    Own,     ///< what was added with the key: any number but 2^64 - 1
};
/// "sorted", "trie", "own".
const char* name_of(IdOrder order);

struct DictionaryOptions {
    DictionaryLayout layout = DictionaryLayout::Fast;
    IdOrder ids = IdOrder::Sorted;
};

/// Immutable; all calls may be made by many threads at once. A copy is a second handle. Calls with
/// `threads` share many questions out over as many, the caller's among them; answers are the same.
class Dictionary {
public:
    static constexpr std::uint64_t kNoId = ~std::uint64_t{0};

    /// Maps a file. With `check_content` its checksum is compared, which takes as long as reading
    /// it once; without, opening takes microseconds, and a file that was changed may give wrong
    /// answers, though never access to memory that is not its own. Errors (user): it cannot be
    /// read, it is no dictionary, it is of another version, cut or changed.
    static Result<Dictionary> open(const std::string& path, bool check_content = true);

    /// A view of an image that outlives it, at an address that is a multiple of 64; `name` is for
    /// messages. Errors: as `open`.
    static Result<Dictionary> view(std::span<const std::byte> image, const std::string& name,
                                   bool check_content = true);

    /// What a file of it holds.
    std::span<const std::byte> image() const;

    /// Writes that under a name beside `path` and then gives it its name, so that there is never
    /// half a file; where `path` is a link, what it leads to gets the content. Errors (user): there
    /// is something else than a file, or no such folder; (environment): it cannot be written.
    Status save(const std::string& path) const;

    std::uint64_t size() const;  ///< how many keys

    /// The number of `key`, or kNoId. Time: O(key), one or two cache misses a letter.
    std::uint64_t find(std::string_view key) const;
    /// The same of many keys, 32 at a time, so that their cache misses overlap.
    void find(std::span<const std::string_view> keys, std::span<std::uint64_t> ids,
              int threads = 1) const;

    /// Whether a key has this number: it is less than `size()`, or among the caller's own.
    bool has_id(std::uint64_t id) const;
    /// The key with this number, the first in byte order where several have the same number of the
    /// caller's; nothing if there is none. The caller's own take O(log size()) to find.
    std::optional<std::string> key(std::uint64_t id) const;
    /// Appends it to `text`. False, and nothing is appended, if there is none.
    bool append_key(std::uint64_t id, std::string& text) const;
    /// The same of many numbers, 32 at a time; `ends` are the ends of their keys in `text`, to
    /// which nothing is appended for a number that no key has.
    void append_keys(std::span<const std::uint64_t> ids, std::string& text,
                     std::vector<std::size_t>& ends, int threads = 1) const;

    /// A key that a text begins with.
    struct Prefix {
        std::size_t length;
        std::uint64_t id;
        bool operator==(const Prefix&) const = default;
    };
    /// All keys that `text` begins with, the shortest first. Time: O(the longest of them).
    std::vector<Prefix> prefixes_of(std::string_view text) const;
    /// The same of each of many texts.
    std::vector<std::vector<Prefix>> prefixes_of(std::span<const std::string_view> texts,
                                                 int threads = 1) const;
    std::optional<Prefix> longest_prefix_of(std::string_view text) const;
    std::vector<std::optional<Prefix>> longest_prefix_of(std::span<const std::string_view> texts,
                                                         int threads = 1) const;

    /// Calls `visit(key, id)` for all keys that begin with `prefix`, in sorted order, until it says
    /// false. The key is valid during the call.
    void visit_keys(std::string_view prefix,
                    const std::function<bool(std::string_view key, std::uint64_t id)>& visit) const;

    /// The same for all keys from `first` to `last`, or to the end: both need not be keys and are
    /// meant themselves if they are. Time before the first call: O(first), one letter at a time.
    void visit_range(
        std::string_view first, std::optional<std::string_view> last,
        const std::function<bool(std::string_view key, std::uint64_t id)>& visit) const;

    /// Is told keys of the `i`-th question. False: no more is wanted, of any question.
    using VisitEach = std::function<bool(std::size_t i, std::string_view key, std::uint64_t id)>;
    /// The same of each of many prefixes, in their order, the first `limit` keys each. The calling
    /// thread calls `visit`. Memory: with threads up to some 100 MB of keys that are found ahead.
    void visit_keys(std::span<const std::string_view> prefixes, std::size_t limit, int threads,
                    const VisitEach& visit) const;
    struct Range {
        std::string_view first;
        std::optional<std::string_view> last;
    };
    void visit_ranges(std::span<const Range> ranges, std::size_t limit, int threads,
                      const VisitEach& visit) const;

    /// A key near another string.
    struct Near {
        std::string key;
        std::uint64_t id;
        unsigned distance;  ///< insertions, deletions and replacements of bytes
        bool operator==(const Near&) const = default;
    };
    static constexpr unsigned kMostEdits = 255;
    /// All keys within `edits` <= kMostEdits of `text`, or the best `limit` of them: by distance,
    /// then in byte order. Time: O(edits) for each prefix in the trie that is within `edits` of a
    /// prefix of `text`, and for each letter after it. Memory: `near_memory`, and what is found.
    std::vector<Near> near(std::string_view text, unsigned edits,
                           std::size_t limit = ~std::size_t{0}) const;
    /// The same of each of many texts.
    std::vector<std::vector<Near>> near(std::span<const std::string_view> texts, unsigned edits,
                                        std::size_t limit = ~std::size_t{0}, int threads = 1) const;
    /// Bytes that `near` takes for a text of so many letters, on each thread, at most and about:
    /// edits^2 / 4, at least 8 * edits, for each letter of the longest way, which is no longer than
    /// the longest key.
    std::uint64_t near_memory(std::size_t letters, unsigned edits) const;

    struct Statistics {
        DictionaryLayout layout;
        IdOrder ids;
        std::uint64_t keys;
        std::uint64_t nodes;        ///< prefixes of two keys or more; 0 in Small
        std::uint64_t leaves;       ///< keys that do not end at a node; 0 in Small
        std::uint64_t key_bytes;    ///< of all keys together
        std::uint64_t longest_key;  ///< in bytes
        std::uint64_t bytes;        ///< of the image
        std::uint64_t trie_bytes;   ///< of that: the trie, or what leads to a block of keys,
        std::uint64_t tail_bytes;   ///< the ends of keys,
        std::uint64_t id_bytes;     ///< and the order of numbers
    };
    Statistics statistics() const;

private:
    friend class DictionaryBuilder;
    friend const DictionaryParts& parts_of(const Dictionary& dictionary);
    struct State;
    explicit Dictionary(std::shared_ptr<const State> state);
    static Result<Dictionary> make(std::shared_ptr<State> state, const std::string& name,
                                   bool check_content);

    std::shared_ptr<const State> state_;
};

/// How much memory building may take, about, and a folder for what is more.
struct BuildMemory {
    std::size_t bytes;
    std::string folder;
};

/// Collects keys. Memory: their bytes and 16 bytes a key, or what it may take.
class DictionaryBuilder {
public:
    DictionaryBuilder();
    /// Sorts keys in files of that folder where memory is not enough, for lists of any size; the
    /// dictionary is the same. The files have no names, so that nothing is left of them, however
    /// the program ends. Together they are as large as the keys, sorted and front coded, twice.
    explicit DictionaryBuilder(const BuildMemory& memory);
    ~DictionaryBuilder();
    DictionaryBuilder(DictionaryBuilder&&) noexcept;
    DictionaryBuilder& operator=(DictionaryBuilder&&) noexcept;

    /// Makes room for about so many bytes of keys.
    void reserve_bytes(std::size_t bytes);
    /// Adds a copy of `key`. Errors (user): it has 2^24 bytes or more, or there are 2^32 - 2 keys;
    /// (environment): a file cannot be written.
    Status add(std::string_view key);
    /// The same with a number for IdOrder::Own; several keys may have the same. Memory: 16 bytes
    /// more. Errors (user): also where `id` is Dictionary::kNoId, or where keys were added without.
    Status add(std::string_view key, std::uint64_t id);
    /// How many keys were added; after `sort`, how many differ.
    std::uint64_t size() const;

    /// One key that was added with different numbers: the additions, counted from 0.
    struct Contradiction {
        std::uint64_t first;
        std::uint64_t second;
    };
    /// Sorts the keys and merges equal ones, as `build` does first; none can be added then. Where
    /// keys contradict each other, the earliest second addition; then nothing can be built. Errors
    /// (environment): a file cannot be written, or read.
    Result<std::optional<Contradiction>> sort();

    /// Sorts the keys, merges equal ones, and builds. Errors (user): too many keys for the layout;
    /// a contradiction; numbers were added and `options.ids` is not IdOrder::Own, or the reverse;
    /// more memory is needed than it may take: of the layout Small a byte a key (40 more with
    /// numbers of their own), of the others some 50 bytes a word; (environment): as `sort`.
    Result<Dictionary> build(const DictionaryOptions& options) &&;

    /// What was built.
    struct Written {
        std::uint64_t keys;
        std::uint64_t bytes;
    };
    using Sink = std::function<Status(std::span<const std::byte> piece)>;
    /// The same, but gives the image to `sink`, one piece after the other: with a limit it is never
    /// in memory as a whole, in the layout Small. Errors: also those of `sink`.
    Result<Written> write(const DictionaryOptions& options, const Sink& sink) &&;
    /// The same into a file, as Dictionary::save.
    Result<Written> save(const DictionaryOptions& options, const std::string& path) &&;

private:
    Status assemble(const DictionaryOptions& options, ImageWriter& image);

    std::unique_ptr<KeySorter> keys_;
};

}  // namespace minterm
