// SPDX-License-Identifier: Apache-2.0
#include "minterm/dictionary.hpp"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <new>
#include <numeric>
#include <utility>

#include "runtime/dictionary/dictionary_parts.hpp"
#include "runtime/dictionary/edit_band.hpp"
#include "runtime/dictionary/image.hpp"
#include "runtime/dictionary/key_sorter.hpp"
#include "runtime/dictionary/mapped_file.hpp"
#include "runtime/dictionary/trie_shape.hpp"
#include "runtime/support/common_prefix.hpp"
#include "runtime/support/run_jobs.hpp"

namespace minterm {
namespace {

/// The first array of an image.
struct Summary {
    std::uint64_t layout;
    std::uint64_t ids;
    std::uint64_t keys;
    std::uint64_t nodes;
    std::uint64_t leaves;
    std::uint64_t key_bytes;
    std::uint64_t longest_key;
};

/// `f` gets a null pointer to the trie class of the layout, which has one.
template <typename F>
auto with_trie_class(DictionaryLayout layout, const F& f) {
    switch (layout) {
        case DictionaryLayout::Fast:
            return f(static_cast<XbwLines*>(nullptr));
        case DictionaryLayout::Paper:
            return f(static_cast<XbwRrr*>(nullptr));
        case DictionaryLayout::Louds:
        case DictionaryLayout::Small:
            break;
    }
    return f(static_cast<Louds*>(nullptr));
}

template <typename Pointer>
using Pointee = std::remove_pointer_t<Pointer>;

/// Trie, terminals and tails. False where the arrays do not fit together.
bool open_trie(ImageReader& image, const Summary& summary, DictionaryParts& parts) {
    const std::uint64_t begin = image.place();
    const bool opened = with_trie_class(parts.statistics.layout, [&](auto* type) {
        auto trie = Pointee<decltype(type)>::open(image, summary.nodes, summary.leaves);
        if (trie) parts.trie = *std::move(trie);
        return trie.has_value();
    });
    if (!opened) return false;
    const auto terminals = PlainBits::open(image);
    const std::uint64_t tails_begin = image.place();
    auto tails = Tails::open(image);
    if (!terminals || !tails || terminals->size() != summary.nodes ||
        terminals->count() + summary.leaves != summary.keys || tails->size() != summary.leaves)
        return false;
    std::visit(
        [&](const auto& trie) {
            parts.first_letters = FirstLetters([&](std::uint32_t node) {
                std::vector<FirstLetters::Edge> edges;
                trie.for_each_edge(node, [&](std::uint8_t letter, Step step) {
                    if (step.kind == Step::Node) edges.push_back({letter, step.number});
                });
                return edges;
            });
        },
        parts.trie);
    parts.terminals = *terminals;
    parts.tails = *std::move(tails);
    parts.statistics.trie_bytes = tails_begin - begin;
    parts.statistics.tail_bytes = image.place() - tails_begin;
    return true;
}

/// The same of blocks.
bool open_blocks(ImageReader& image, const Summary& summary, DictionaryParts& parts) {
    const std::uint64_t begin = image.place();
    parts.blocks = KeyBlocks::open(image, summary.keys, summary.longest_key);
    if (!parts.blocks) return false;
    parts.statistics.trie_bytes = parts.blocks->tree_bytes();
    parts.statistics.tail_bytes = image.place() - begin - parts.statistics.trie_bytes;
    return true;
}

/// Nothing where the arrays do not fit together.
std::optional<DictionaryParts> open_parts(ImageReader& image, std::uint64_t bytes) {
    const auto summaries = image.array<Summary>();
    if (!summaries || summaries->size() != 1) return std::nullopt;
    const Summary& summary = summaries->front();
    const bool small = summary.layout == static_cast<std::uint64_t>(DictionaryLayout::Small);
    if (summary.layout > static_cast<std::uint64_t>(DictionaryLayout::Small) ||
        summary.ids > static_cast<std::uint64_t>(IdOrder::Own) || (summary.nodes == 0) != small ||
        summary.nodes >> 32 != 0 || summary.leaves > summary.keys || summary.keys >> 32 != 0 ||
        summary.longest_key > KeyList::kLongestKey)
        return std::nullopt;
    DictionaryParts parts;
    parts.statistics.layout = static_cast<DictionaryLayout>(summary.layout);
    parts.statistics.ids = static_cast<IdOrder>(summary.ids);
    parts.statistics.keys = summary.keys;
    parts.statistics.nodes = summary.nodes;
    parts.statistics.leaves = summary.leaves;
    parts.statistics.key_bytes = summary.key_bytes;
    parts.statistics.longest_key = summary.longest_key;
    parts.statistics.bytes = bytes;

    if (!(small ? open_blocks : open_trie)(image, summary, parts)) return std::nullopt;
    const std::uint64_t ids_begin = image.place();
    const auto id_of_place = PackedNumbers::open(image, 64);
    const auto place_of_id = PackedNumbers::open(image);
    const std::uint64_t numbers = parts.stored() ? summary.keys : 0;
    if (!id_of_place || !place_of_id || !image.at_end() || id_of_place->size() != numbers ||
        place_of_id->size() != numbers)
        return std::nullopt;
    parts.id_of_place = *id_of_place;
    parts.place_of_id = *place_of_id;
    parts.statistics.id_bytes = image.place() - ids_begin;
    return parts;
}

/// The image of a trie but for numbers of keys. `summary` is completed; `key_of_place` gets the
/// ranks of keys by place. False where there are too many keys for the layout.
bool write_trie(ImageWriter& image, Summary summary, TrieShape shape,
                LargeVector<std::uint32_t>& key_of_place) {
    const auto layout = static_cast<DictionaryLayout>(summary.layout);
    TrieNumbering numbering =
        layout == DictionaryLayout::Louds ? louds_numbering(shape) : xbw_numbering(shape);
    summary.nodes = shape.nodes.size();
    summary.leaves = shape.leaves.size();
    image.array(std::span<const Summary>(&summary, 1));
    const bool written = with_trie_class(layout, [&](auto* type) {
        return Pointee<decltype(type)>::write(image, shape, numbering);
    });
    if (!written) return false;

    BitArray terminals(shape.nodes.size());
    for (std::size_t number = 0; number < shape.nodes.size(); ++number) {
        const std::uint32_t key = shape.nodes[numbering.nodes[number].index].key;
        if (key == TrieShape::kNone) continue;
        terminals.set(number);
        key_of_place.push_back(key);
    }
    PlainBits::write(image, terminals);
    release(shape.nodes);
    release(numbering.nodes);
    LargeVector<std::uint32_t> leaves(numbering.leaves.size());  // half of what is not needed more
    std::ranges::transform(numbering.leaves, leaves.begin(), &TrieNumbering::Edge::index);
    release(numbering.leaves);
    // Leaves and their tails are anywhere in memory.
    const auto leaf_of = [&](std::size_t number) {
        return leaves[std::min(number, leaves.size() - 1)];
    };
    const auto tail = [&](std::size_t number) {
        __builtin_prefetch(&shape.leaves[leaf_of(number + 32)]);
        __builtin_prefetch(shape.tails.data() + shape.leaves[leaf_of(number + 16)].tail());
        const std::uint32_t leaf = leaf_of(number);
        key_of_place.push_back(shape.leaves[leaf].key);
        return shape.tail(leaf);
    };
    const bool fast = static_cast<DictionaryLayout>(summary.layout) == DictionaryLayout::Fast;
    Tails::write(image, shape.tails, shape.leaves.size(), tail,
                 fast ? Tails::Slots::OfShortTails : Tails::Slots::None);
    return true;
}

/// The numbers by place, and the places by number, or rank of the number; nothing where the number
/// is the place. Keys are ranks in byte order here.
void write_ids(ImageWriter& image, DictionaryLayout layout, IdOrder order,
               std::span<const std::uint32_t> key_of_place,
               std::span<const std::uint64_t> own_ids) {
    const std::size_t keys = key_of_place.size();
    if (order == IdOrder::Trie || (order == IdOrder::Sorted && layout == DictionaryLayout::Small)) {
        PackedNumbers::write(image, key_of_place.first(0));
        PackedNumbers::write(image, key_of_place.first(0));
        return;
    }
    LargeVector<std::uint32_t> place_of_key(keys);
    for (std::size_t place = 0; place < keys; ++place)
        place_of_key[key_of_place[place]] = static_cast<std::uint32_t>(place);
    if (order == IdOrder::Sorted) {
        PackedNumbers::write(image, key_of_place);
        PackedNumbers::write(image, std::span<const std::uint32_t>(place_of_key));
        return;
    }
    LargeVector<std::uint64_t> id_of_place(keys);
    for (std::size_t place = 0; place < keys; ++place)
        id_of_place[place] = own_ids[key_of_place[place]];
    PackedNumbers::write(image, std::span<const std::uint64_t>(id_of_place));
    LargeVector<std::uint32_t> by_id(keys);  // keys, then their places
    std::iota(by_id.begin(), by_id.end(), 0U);
    std::sort(by_id.begin(), by_id.end(), [&](std::uint32_t a, std::uint32_t b) {
        return own_ids[a] != own_ids[b] ? own_ids[a] < own_ids[b] : a < b;
    });
    for (std::uint32_t& key : by_id) key = place_of_key[key];
    PackedNumbers::write(image, std::span<const std::uint32_t>(by_id));
}

/// About what building takes at most, beside the keys: of blocks the separators and where they
/// begin; of a trie its shape, and with that the sort of nodes, then their numbers, or the image.
std::uint64_t building_memory(const TrieSize& size, const DictionaryOptions& options) {
    const std::uint64_t own = options.ids == IdOrder::Own ? 40 * size.keys : 0;
    if (options.layout == DictionaryLayout::Small) return size.keys + own;
    const std::uint64_t shape = 12 * size.nodes + 16 * size.leaves + size.tail_bytes;
    const std::uint64_t sorting = 28 * size.nodes;
    const std::uint64_t numbering = 12 * size.nodes + 16 * size.leaves;
    // Half a cache line for 96 nodes and each of some thirty letters, or bits that are compressed.
    const std::uint64_t image = 14 * size.nodes + 8 * size.keys + size.tail_bytes;
    const std::uint64_t writing = 8 * size.nodes + 8 * size.leaves + image;
    return shape + std::max({sorting, numbering, writing}) + own;
}

std::string too_little_memory(const DictionaryOptions& options, std::uint64_t needed,
                              std::uint64_t limit) {
    const auto megabytes = [](std::uint64_t bytes) {
        return std::to_string((bytes + (1U << 20U) - 1) >> 20U) + " MiB";
    };
    std::string text =
        "building needs " + megabytes(needed) + " and may take " + megabytes(limit) + ": ";
    text += options.layout == DictionaryLayout::Small
                ? "sorting is done in files, but some bytes of each key stay in memory; allow more"
                : "sorting is done in files, but tries are built in memory; choose the layout "
                  "small, which takes less, or allow more";
    return text;
}

}  // namespace

const char* name_of(DictionaryLayout layout) {
    switch (layout) {
        case DictionaryLayout::Fast:
            return "fast";
        case DictionaryLayout::Paper:
            return "paper";
        case DictionaryLayout::Louds:
            return "louds";
        case DictionaryLayout::Small:
            return "small";
    }
    return "";
}

const char* name_of(IdOrder order) {
    switch (order) {
        case IdOrder::Sorted:
            return "sorted";
        case IdOrder::Trie:
            return "trie";
        case IdOrder::Own:
            return "own";
    }
    return "";
}

namespace {

/// `answer(text)` of each text.
template <typename Answer>
auto answer_texts(std::span<const std::string_view> texts, int threads, const Answer& answer) {
    constexpr std::size_t kTextsOfAPart = 16;
    std::vector<decltype(answer(std::string_view()))> answers(texts.size());
    answer_parts(threads, texts.size(), kTextsOfAPart, [&](std::size_t first, std::size_t last) {
        for (std::size_t i = first; i < last; ++i) answers[i] = answer(texts[i]);
    });
    return answers;
}

constexpr std::size_t kKeysOfAPart = 4096;

}  // namespace

void answer_parts(int threads, std::size_t count, std::size_t most,
                  const std::function<void(std::size_t first, std::size_t last)>& answer) {
    if (threads <= 1 || count <= most) {
        if (count > 0) answer(0, count);
        return;
    }
    const Status done = run_jobs(threads, (count + most - 1) / most, [&] {
        return [&](std::size_t part) -> Status {
            answer(part * most, std::min((part + 1) * most, count));
            return success();
        };
    });
    if (!done) throw std::bad_alloc();  // nothing else can fail
}

struct Dictionary::State {
    ImageLines owned;  ///< of one that was built
    MappedFile file;   ///< of one that was opened
    std::span<const std::byte> image;
    DictionaryParts parts;
};

Dictionary::Dictionary(std::shared_ptr<const State> state) : state_(std::move(state)) {}

const DictionaryParts& parts_of(const Dictionary& dictionary) { return dictionary.state_->parts; }

Result<Dictionary> Dictionary::make(std::shared_ptr<State> state, const std::string& name,
                                    bool check_content) {
    MINTERM_TRY(ImageReader reader, ImageReader::open(state->image, name, check_content));
    std::optional<DictionaryParts> parts = open_parts(reader, state->image.size());
    if (!parts)
        return Failure::user("cannot use " + name +
                             ": its parts do not fit together; build it again");
    state->parts = *std::move(parts);
    return Dictionary(std::move(state));
}

Result<Dictionary> Dictionary::open(const std::string& path, bool check_content) {
    auto state = std::make_shared<State>();
    MINTERM_TRY([[maybe_unused]] const Unit mapped, state->file.map(path, "a dictionary"));
    state->image = state->file.bytes();
    return make(std::move(state), path, check_content);
}

Result<Dictionary> Dictionary::view(std::span<const std::byte> image, const std::string& name,
                                    bool check_content) {
    auto state = std::make_shared<State>();
    state->image = image;
    return make(std::move(state), name, check_content);
}

std::span<const std::byte> Dictionary::image() const { return state_->image; }
Status Dictionary::save(const std::string& path) const {
    return save_image(image(), path, 0644);  // others may map it, too
}

std::uint64_t Dictionary::size() const { return state_->parts.statistics.keys; }
Dictionary::Statistics Dictionary::statistics() const { return state_->parts.statistics; }

std::uint64_t Dictionary::find(std::string_view key) const {
    std::uint64_t id = kNoId;
    find_keys(state_->parts, {&key, 1}, &id);
    return id;
}

void Dictionary::find(std::span<const std::string_view> keys, std::span<std::uint64_t> ids,
                      int threads) const {
    const std::size_t count = std::min(keys.size(), ids.size());
    answer_parts(threads, count, kKeysOfAPart, [&](std::size_t first, std::size_t last) {
        find_keys(state_->parts, keys.subspan(first, last - first), ids.data() + first);
    });
}

bool Dictionary::has_id(std::uint64_t id) const {
    const DictionaryParts& parts = state_->parts;
    if (parts.statistics.ids != IdOrder::Own) return id < parts.statistics.keys;
    return parts.place_of_own(id) != DictionaryParts::kNoPlace;
}

std::optional<std::string> Dictionary::key(std::uint64_t id) const {
    std::string text;
    if (!append_key(id, text)) return std::nullopt;
    return text;
}

bool Dictionary::append_key(std::uint64_t id, std::string& text) const {
    if (!has_id(id)) return false;
    std::vector<std::size_t> ends;
    minterm::append_keys(state_->parts, {&id, 1}, text, ends);
    return true;
}

void Dictionary::append_keys(std::span<const std::uint64_t> ids, std::string& text,
                             std::vector<std::size_t>& ends, int threads) const {
    if (threads <= 1 || ids.size() <= kKeysOfAPart) {
        minterm::append_keys(state_->parts, ids, text, ends);
        return;
    }
    struct Part {
        std::string text;
        std::vector<std::size_t> ends;
    };
    std::vector<Part> parts((ids.size() + kKeysOfAPart - 1) / kKeysOfAPart);
    answer_parts(threads, ids.size(), kKeysOfAPart, [&](std::size_t first, std::size_t last) {
        Part& part = parts[first / kKeysOfAPart];
        minterm::append_keys(state_->parts, ids.subspan(first, last - first), part.text, part.ends);
    });
    for (const Part& part : parts) {
        for (const std::size_t end : part.ends) ends.push_back(text.size() + end);
        text += part.text;
    }
}

std::vector<Dictionary::Prefix> Dictionary::prefixes_of(std::string_view text) const {
    const DictionaryParts& parts = state_->parts;
    std::vector<Prefix> prefixes;
    const auto add = [&](std::size_t length, std::uint64_t place) {
        prefixes.push_back({length, parts.id_at(place)});
    };
    if (parts.blocks) {
        // A key that the text begins with, and all keys between the two, begin alike: the longest
        // such beginning is what the text shares with the greatest key that is less.
        KeyBlocks::Cursor cursor(*parts.blocks);
        for (std::string_view beginning = text;;) {
            const KeyBlocks::Found found = parts.blocks->find(beginning);
            if (found.exact) add(beginning.size(), found.rank);
            if (beginning.empty() || found.rank == 0) break;
            cursor.go_to(found.rank - 1);
            beginning = beginning.substr(
                0, std::min(beginning.size() - 1, common_prefix(beginning, cursor.key())));
        }
        std::reverse(prefixes.begin(), prefixes.end());
        return prefixes;
    }
    std::visit(
        [&](const auto& trie) {
            std::uint32_t node = 0;
            for (std::size_t depth = 0;; ++depth) {
                if (parts.terminals.get(node)) add(depth, parts.terminals.rank(node));
                if (depth == text.size()) return;
                const Step step =
                    trie.finish(trie.start(node, static_cast<std::uint8_t>(text[depth])));
                node = step.number;
                if (step.kind == Step::Node) continue;
                if (step.kind == Step::None) return;
                const auto tail =
                    parts.tails.prefix_of(parts.tails.place(node), text.substr(depth + 1));
                if (tail) add(depth + 1 + *tail, parts.terminals.count() + node);
                return;
            }
        },
        parts.trie);
    return prefixes;
}

std::vector<std::vector<Dictionary::Prefix>> Dictionary::prefixes_of(
    std::span<const std::string_view> texts, int threads) const {
    return answer_texts(texts, threads, [&](std::string_view text) { return prefixes_of(text); });
}

std::optional<Dictionary::Prefix> Dictionary::longest_prefix_of(std::string_view text) const {
    const std::vector<Prefix> prefixes = prefixes_of(text);
    if (prefixes.empty()) return std::nullopt;
    return prefixes.back();
}

std::vector<std::optional<Dictionary::Prefix>> Dictionary::longest_prefix_of(
    std::span<const std::string_view> texts, int threads) const {
    return answer_texts(texts, threads,
                        [&](std::string_view text) { return longest_prefix_of(text); });
}

std::vector<Dictionary::Near> Dictionary::near(std::string_view text, unsigned edits,
                                               std::size_t limit) const {
    return near_keys(state_->parts, text, std::min(edits, kMostEdits), limit);
}

std::vector<std::vector<Dictionary::Near>> Dictionary::near(std::span<const std::string_view> texts,
                                                            unsigned edits, std::size_t limit,
                                                            int threads) const {
    return answer_texts(texts, threads,
                        [&](std::string_view text) { return near(text, edits, limit); });
}

std::uint64_t Dictionary::near_memory(std::size_t letters, unsigned edits) const {
    const std::uint64_t longest_way =
        std::min<std::uint64_t>(letters + edits, state_->parts.statistics.longest_key);
    return (longest_way + 1) * EditBand::bytes_a_letter(std::min(edits, kMostEdits));
}

DictionaryBuilder::DictionaryBuilder() : keys_(std::make_unique<KeySorter>()) {}
DictionaryBuilder::DictionaryBuilder(const BuildMemory& memory)
    : keys_(std::make_unique<KeySorter>(memory.bytes, memory.folder)) {}
DictionaryBuilder::~DictionaryBuilder() = default;
DictionaryBuilder::DictionaryBuilder(DictionaryBuilder&&) noexcept = default;
DictionaryBuilder& DictionaryBuilder::operator=(DictionaryBuilder&&) noexcept = default;

void DictionaryBuilder::reserve_bytes(std::size_t bytes) { keys_->reserve_bytes(bytes); }
Status DictionaryBuilder::add(std::string_view key) { return keys_->add(key); }
Status DictionaryBuilder::add(std::string_view key, std::uint64_t id) {
    if (id == Dictionary::kNoId)
        return Failure::user("a key has the number 2^64 - 1, which stands for none");
    return keys_->add(key, id);
}
std::uint64_t DictionaryBuilder::size() const { return keys_->size(); }

Result<std::optional<DictionaryBuilder::Contradiction>> DictionaryBuilder::sort() {
    MINTERM_TRY([[maybe_unused]] const Unit sorted, keys_->sort());
    const auto& found = keys_->contradiction();
    if (!found) return std::optional<Contradiction>();
    return std::optional(Contradiction{found->first, found->second});
}

Status DictionaryBuilder::assemble(const DictionaryOptions& options, ImageWriter& image) {
    MINTERM_TRY(const std::optional<Contradiction> found, sort());
    if (found)
        return Failure::user("keys " + std::to_string(found->first) + " and " +
                             std::to_string(found->second) +
                             ", counted from 0, are the same and have different numbers");
    const bool own = options.ids == IdOrder::Own;
    if (keys_->size() > 0 && keys_->has_numbers() != own)
        return Failure::user(own ? "keys without numbers cannot have numbers of their own"
                                 : "keys have numbers of their own; choose IdOrder::Own");
    MINTERM_TRY(const TrieSize size, trie_size(*keys_));
    if (const std::uint64_t needed = building_memory(size, options) + keys_->memory();
        needed > keys_->memory_limit())
        return Failure::user(too_little_memory(options, needed, keys_->memory_limit()));
    Summary summary{};
    summary.layout = static_cast<std::uint64_t>(options.layout);
    summary.ids = static_cast<std::uint64_t>(options.ids);
    summary.keys = size.keys;
    summary.key_bytes = size.key_bytes;
    summary.longest_key = size.longest_key;
    LargeVector<std::uint64_t> own_ids;
    if (own) {
        own_ids.reserve(summary.keys);
        MINTERM_TRY([[maybe_unused]] const Unit all,
                    keys_->for_each([&](std::string_view, std::size_t, std::uint64_t number) {
                        own_ids.push_back(number);
                    }));
    }
    LargeVector<std::uint32_t> key_of_place;
    if (options.layout == DictionaryLayout::Small) {
        image.array(std::span<const Summary>(&summary, 1));
        MINTERM_TRY([[maybe_unused]] const Unit written, KeyBlocks::write(image, *keys_));
        keys_ = std::make_unique<KeySorter>();
        key_of_place.resize(own ? summary.keys : 0);  // places are ranks
        std::iota(key_of_place.begin(), key_of_place.end(), 0U);
    } else {
        MINTERM_TRY(TrieShape shape, make_trie_shape(*keys_, size));
        keys_ = std::make_unique<KeySorter>();  // before more memory is taken
        key_of_place.reserve(summary.keys);
        if (!write_trie(image, summary, std::move(shape), key_of_place))
            return Failure::user(
                "there are too many keys for this layout, whose bit vectors may take 2^32 bits; "
                "choose the layout fast");
    }
    write_ids(image, options.layout, options.ids, key_of_place, own_ids);
    return success();
}

Result<Dictionary> DictionaryBuilder::build(const DictionaryOptions& options) && {
    ImageWriter image;
    MINTERM_TRY([[maybe_unused]] const Unit assembled, assemble(options, image));
    auto state = std::make_shared<Dictionary::State>();
    state->owned = image.finish();
    state->image = std::as_bytes(std::span(state->owned));
    return Dictionary::make(std::move(state), "the dictionary", false);
}

Result<DictionaryBuilder::Written> DictionaryBuilder::write(const DictionaryOptions& options,
                                                            const Sink& sink) && {
    ImageWriter image(keys_->folder());
    MINTERM_TRY([[maybe_unused]] const Unit sorted, keys_->sort());
    const std::uint64_t keys = keys_->size();
    MINTERM_TRY([[maybe_unused]] const Unit assembled, assemble(options, image));
    MINTERM_TRY(const std::uint64_t bytes, image.write(sink));
    return Written{keys, bytes};
}

Result<DictionaryBuilder::Written> DictionaryBuilder::save(const DictionaryOptions& options,
                                                           const std::string& path) && {
    Written written{};
    MINTERM_TRY([[maybe_unused]] const Unit saved,
                save_image(
                    [&](const ImageSink& sink) -> Status {
                        MINTERM_TRY(written, std::move(*this).write(options, sink));
                        return success();
                    },
                    path, 0644));
    return written;
}

}  // namespace minterm
