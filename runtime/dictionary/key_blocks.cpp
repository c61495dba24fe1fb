// SPDX-License-Identifier: Apache-2.0
#include "runtime/dictionary/key_blocks.hpp"

#include <bit>
#include <unordered_map>
#include <utility>

#include "runtime/dictionary/common_prefix.hpp"
#include "runtime/dictionary/huffman.hpp"

namespace minterm {

/// Chooses symbols, then codes, then writes.
class KeyBlocks::Writer {
public:
    explicit Writer(const KeySorter& keys)
        : keys_(keys), levels_(levels_of((keys.size() + kBlockKeys - 1) / kBlockKeys)) {}

    Status write(ImageWriter& image) {
        MINTERM_TRY([[maybe_unused]] const Unit chosen, choose_symbols());
        MINTERM_TRY([[maybe_unused]] const Unit counted, count());
        const std::vector<std::uint8_t> symbol_widths = huffman_widths(counts_, kMostWidth);
        const std::vector<std::uint8_t> letter_widths = huffman_widths(letter_counts_, kMostWidth);
        const std::size_t nodes = levels_.back().first + 1;
        chunks_ = image.zeros<Node>(nodes);
        skips_ = image.zeros<std::uint16_t>(nodes);
        MINTERM_TRY(ImageStream bits, image.stream());
        MINTERM_TRY([[maybe_unused]] const Unit appended,
                    append_records(symbol_widths, letter_widths, bits));
        PackedNumbers::write(image, std::span<const std::uint64_t>(begins_));
        image.array(symbols_);
        image.array(symbol_widths);
        image.array(letter_widths);
        return image.array(std::move(bits));
    }

private:
    /// `visit(dropped, letters, separator)` for all records; the separator is of a block's first.
    template <typename Visit>
    Status for_each_record(const Visit& visit) const {
        std::size_t length = 0;  // of the key before
        std::uint64_t rank = 0;
        return keys_.for_each([&](std::string_view key, std::size_t shared, std::uint64_t) {
            if (rank++ % kBlockKeys == 0)
                visit(std::size_t{0}, key, key.substr(0, shared + 1));
            else
                visit(length - shared, key.substr(shared), std::string_view{});
            length = key.size();
        });
    }
    static std::uint64_t pair_of(std::size_t dropped, std::size_t appended) {
        return std::uint64_t{dropped} << 32 | appended;
    }
    static std::string given_name(std::size_t dropped, std::string_view letters) {
        return std::to_string(dropped) + ' ' + std::string(letters);
    }

    /// The pairs of numbers, and the records of a few letters, that are frequent among some.
    Status choose_symbols() {
        constexpr std::uint64_t kSample = std::uint64_t{1} << 17;
        constexpr std::uint64_t kOften = 4096;  // given letters: one record in so many
        const std::uint64_t stride = keys_.size() / kSample + 1;  // of blocks
        std::unordered_map<std::uint64_t, std::uint64_t> pairs;
        std::unordered_map<std::string, std::pair<std::uint64_t, Symbol>> given;
        std::uint64_t record = 0;
        std::uint64_t taken = 0;
        const auto sample = [&](std::size_t dropped, std::string_view letters, std::string_view) {
            if (record++ / kBlockKeys % stride != 0) return;
            ++taken;
            ++pairs[pair_of(dropped, letters.size())];
            if (letters.size() > kMostGiven) return;
            auto& [times, symbol] = given[given_name(dropped, letters)];
            ++times;
            symbol = {static_cast<std::uint32_t>(dropped),
                      static_cast<std::uint32_t>(letters.size()),
                      1,
                      {}};
            std::copy(letters.begin(), letters.end(), symbol.letters.begin());
        };
        MINTERM_TRY([[maybe_unused]] const Unit taken_all, for_each_record(sample));
        std::vector<std::pair<std::uint64_t, Symbol>> chosen;
        for (const auto& [name, found] : given)
            if (found.first * kOften > taken && found.first > 1) chosen.push_back(found);
        for (const auto& [pair, times] : pairs)
            if (times > 1)
                chosen.push_back({times,
                                  {static_cast<std::uint32_t>(pair >> 32),
                                   static_cast<std::uint32_t>(pair),
                                   0,
                                   {}}});
        std::sort(chosen.begin(), chosen.end(), [](const auto& a, const auto& b) {
            const auto rank = [](const auto& each) {
                const Symbol& symbol = each.second;
                return std::tuple(~each.first, symbol.given, symbol.dropped, symbol.appended,
                                  symbol.letters);
            };
            return rank(a) < rank(b);
        });
        chosen.resize(std::min(chosen.size(), kMostSymbols - 1));
        symbols_.push_back({});  // of rare records
        for (const auto& [times, symbol] : chosen) {
            const std::string_view letters(reinterpret_cast<const char*>(symbol.letters.data()),
                                           symbol.given != 0 ? symbol.appended : 0);
            const auto number = static_cast<std::uint16_t>(symbols_.size());
            if (symbol.given != 0)
                number_of_given_[given_name(symbol.dropped, letters)] = number;
            else
                number_of_pair_[pair_of(symbol.dropped, symbol.appended)] = number;
            symbols_.push_back(symbol);
        }
        return success();
    }
    std::uint16_t symbol_of(std::size_t dropped, std::string_view letters) const {
        if (letters.size() <= kMostGiven)
            if (const auto found = number_of_given_.find(given_name(dropped, letters));
                found != number_of_given_.end())
                return found->second;
        const auto found = number_of_pair_.find(pair_of(dropped, letters.size()));
        return found == number_of_pair_.end() ? std::uint16_t{0} : found->second;
    }
    Status count() {
        counts_.assign(symbols_.size(), 0);
        return for_each_record(
            [&](std::size_t dropped, std::string_view letters, std::string_view) {
                const std::uint16_t symbol = symbol_of(dropped, letters);
                ++counts_[symbol];
                if (symbols_[symbol].given != 0) return;
                for (const char letter : letters)
                    ++letter_counts_[static_cast<unsigned char>(letter)];
            });
    }
    Status append_records(const std::vector<std::uint8_t>& symbol_widths,
                          const std::vector<std::uint8_t>& letter_widths, ImageStream& stream) {
        const std::vector<std::uint16_t> symbol_codes = huffman_codes(symbol_widths, kMostWidth);
        const std::vector<std::uint16_t> letter_codes = huffman_codes(letter_widths, kMostWidth);
        BitArray bits;             // those that are not yet in the stream
        std::uint64_t before = 0;  // those that are
        BitArray symbols;          // of the block
        BitArray appended;
        const auto end_block = [&] {
            if (symbols.size() == 0) return;
            bits.append(symbols.size(), kSymbolsBits);
            bits.append(symbols);
            bits.append(appended);
            symbols.clear();
            appended.clear();
            const std::span<const std::uint64_t> whole = bits.words().first(bits.size() / 64);
            stream.append(whole);
            before += whole.size() * 64;
            bits.drop_words(whole.size());
        };
        std::uint64_t record = 0;
        MINTERM_TRY([[maybe_unused]] const Unit all,
                    for_each_record([&](std::size_t dropped, std::string_view letters,
                                        std::string_view separator) {
                        if (record++ % kBlockKeys == 0) {
                            end_block();
                            add_separator(separator);
                            begins_.push_back(before + bits.size());
                        }
                        const std::uint16_t symbol = symbol_of(dropped, letters);
                        symbols.append(symbol_codes[symbol], symbol_widths[symbol]);
                        if (symbol == 0) {
                            symbols.append(dropped, kRareBits);
                            symbols.append(letters.size(), kRareBits);
                        }
                        if (symbols_[symbol].given != 0) return;
                        for (const char letter : letters) {
                            const auto byte = static_cast<unsigned char>(letter);
                            appended.append(letter_codes[byte], letter_widths[byte]);
                        }
                    }));
        end_block();
        for (std::size_t level = 0; level < levels_.size(); ++level) end_node(level, {});
        bits.append(0, 64);  // room for the last read
        stream.append(bits.words());
        return success();
    }

    /// Of the next block. Nodes are filled from left to right on every level, like those of a
    /// B-tree that is loaded in order, so that but the separators of one node a level are kept.
    void add_separator(std::string_view separator) {
        const std::uint64_t block = begins_.size();
        for (std::size_t level = 0; level < levels_.size(); ++level) {
            const std::size_t shift = level * kFanoutBits;
            if (block % (std::uint64_t{1} << shift) != 0) return;
            if ((block >> shift) % kFanout == 0 && block > 0) end_node(level, separator);
            // None before the first block.
            open_nodes_[level].emplace_back(block == 0 ? std::string_view{} : separator);
        }
    }
    /// With the separator after it.
    void end_node(std::size_t level, std::string_view next) {
        std::vector<std::string>& separators = open_nodes_[level];
        if (separators.empty() && written_nodes_[level] > 0) return;
        const std::size_t node = levels_[level].first + written_nodes_[level]++;
        const std::size_t skipped =
            separators.empty()
                ? 0
                : std::min<std::size_t>(common_prefix(separators.front(), next), 0xFFFF);
        skips_[node] = static_cast<std::uint16_t>(skipped);
        for (std::size_t i = 0; i < kFanout; ++i) {
            std::uint64_t& chunk = chunks_[node].chunks[i];
            const bool missing =
                written_nodes_[level] * kFanout - kFanout + i >= levels_[level].entries;
            if (missing)
                chunk = ~std::uint64_t{0};
            else if (i > 0)
                chunk = chunk_of(Letters(separators[i]), skipped);
        }
        separators.clear();
    }

    const KeySorter& keys_;
    std::vector<Level> levels_;
    std::vector<Symbol> symbols_;
    std::unordered_map<std::uint64_t, std::uint16_t> number_of_pair_;
    std::unordered_map<std::string, std::uint16_t> number_of_given_;
    std::vector<std::uint64_t> counts_;  ///< by symbol
    std::array<std::uint64_t, 256> letter_counts_{};
    std::vector<std::uint64_t> begins_;  ///< of blocks, in bits
    std::span<Node> chunks_;
    std::span<std::uint16_t> skips_;
    /// By level: the separators of the node that is being filled, and how many nodes are full.
    std::vector<std::vector<std::string>> open_nodes_ =
        std::vector<std::vector<std::string>>(levels_.size());
    std::vector<std::size_t> written_nodes_ = std::vector<std::size_t>(levels_.size());
};

Status KeyBlocks::write(ImageWriter& image, const KeySorter& keys) {
    return Writer(keys).write(image);
}

std::vector<KeyBlocks::Level> KeyBlocks::levels_of(std::uint64_t blocks) {
    std::vector<Level> levels;
    std::uint64_t nodes = 0;
    for (std::uint64_t entries = std::max<std::uint64_t>(blocks, 1);;) {
        levels.push_back({nodes, entries});
        entries = (entries + kFanout - 1) / kFanout;
        nodes += entries;
        if (entries == 1) return levels;
    }
}

std::optional<KeyBlocks> KeyBlocks::open(ImageReader& image, std::uint64_t keys,
                                         std::uint64_t longest_key) {
    const std::uint64_t tree_begin = image.place();
    const auto nodes = image.array<Node>();
    const auto skips = image.array<std::uint16_t>();
    const std::uint64_t tree_end = image.place();
    const auto begins = PackedNumbers::open(image);
    const auto symbols = image.array<Symbol>();
    const auto symbol_widths = image.array<std::uint8_t>();
    const auto letter_widths = image.array<std::uint8_t>();
    const auto bits = image.array<std::byte>();
    if (!nodes || !skips || !begins || !symbols || !symbol_widths || !letter_widths || !bits)
        return std::nullopt;
    if (begins->size() != (keys + kBlockKeys - 1) / kBlockKeys) return std::nullopt;
    KeyBlocks blocks;
    blocks.levels_ = levels_of(begins->size());
    if (nodes->size() != blocks.levels_.back().first + 1 || skips->size() != nodes->size() ||
        symbols->empty() || symbols->size() > kMostSymbols ||
        symbol_widths->size() != symbols->size() || letter_widths->size() != 256 ||
        !widths_fit(*symbol_widths, kMostWidth) || !widths_fit(*letter_widths, kMostWidth))
        return std::nullopt;
    for (const Symbol& symbol : *symbols)
        if (symbol.given > 1 || (symbol.given == 1 && symbol.appended > kMostGiven) ||
            symbol.appended > longest_key)
            return std::nullopt;
    blocks.keys_ = keys;
    // A bit stands for no more than kMostGiven letters.
    blocks.longest_key_ = std::min<std::uint64_t>(longest_key, bits->size() * 8 * kMostGiven);
    blocks.tree_bytes_ = tree_end - tree_begin;
    blocks.nodes_ = *nodes;
    blocks.skips_ = *skips;
    blocks.begins_ = *begins;
    blocks.symbols_ = *symbols;
    blocks.bits_ = *bits;
    blocks.symbol_codes_.resize(std::size_t{1} << kMostWidth);
    for_each_code(*symbol_widths, kMostWidth, [&](std::size_t code, std::size_t symbol) {
        blocks.symbol_codes_[code] = {static_cast<std::uint16_t>(symbol), (*symbol_widths)[symbol]};
    });
    // First the letter that bits begin with, then those that are whole after it.
    std::vector<LetterCodes> first(std::size_t{1} << kMostWidth);
    for_each_code(*letter_widths, kMostWidth, [&](std::size_t code, std::size_t letter) {
        const std::uint8_t width = (*letter_widths)[letter];
        first[code] = {{static_cast<std::uint8_t>(letter)}, 1, {0, width}};
    });
    blocks.letter_codes_ = first;
    blocks.letter_codes_.resize(kNoLetters + 1);
    for (std::size_t code = 0; code < first.size(); ++code) {
        LetterCodes& codes = blocks.letter_codes_[code];
        while (codes.count > 0 && codes.count < codes.letters.size()) {
            const std::size_t width = codes.widths[codes.count];
            const LetterCodes& next = first[code >> width];
            if (next.count == 0 || width + next.widths[1] > kMostWidth) break;
            codes.letters[codes.count++] = next.letters[0];
            codes.widths[codes.count] = static_cast<std::uint8_t>(width + next.widths[1]);
        }
    }
    const auto used = std::find_if(letter_widths->begin(), letter_widths->end(),
                                   [](std::uint8_t width) { return width != 0; });
    if (used != letter_widths->end() &&
        std::all_of(used, letter_widths->end(),
                    [&](std::uint8_t width) { return width == 0 || width == *used; }))
        blocks.letter_width_ = *used;
    return blocks;
}

/// What is left of a key is compared with letters, eight at a time.
class KeyBlocks::Comparison {
public:
    explicit Comparison(const Letters& key) : key_(key) {}
    /// Letters of the key that were found; it is less than what begins with them and a letter that
    /// it lacks.
    std::size_t matched() const { return matched_; }
    bool ended() const { return matched_ == key_.size(); }
    bool less() const { return less_; }
    /// Whether the key goes on with these letters, 1 to 8 of them. If not, `less` says how they
    /// differ.
    [[gnu::always_inline]] inline bool take(std::uint64_t letters, std::size_t count) {
        const std::size_t left = key_.size() - matched_;
        const std::uint64_t own = key_.from(matched_);
        const std::uint64_t different = letters ^ own;
        // Zeros after the key's end are none of its letters.
        const std::size_t same = std::min(
            left, different == 0 ? 8U : static_cast<std::size_t>(std::countr_zero(different)) / 8);
        if (same >= count) {
            matched_ += count;
            return true;
        }
        matched_ += same;
        less_ = same == left || (own >> 8 * same & 0xFF) < (letters >> 8 * same & 0xFF);
        return false;
    }

private:
    const Letters& key_;
    std::size_t matched_ = 0;
    bool less_ = false;
};

bool KeyBlocks::begins_by(std::uint64_t block, const Letters& key) const {
    Places at = places_of(block);
    Record record;
    Comparison comparison(key);
    if (!read_record(at.symbol, record)) return true;
    for_letters(at.letter, record, [&](std::uint64_t letters, std::size_t count) {
        return comparison.take(letters, count);
    });
    return !comparison.less();
}

std::uint64_t KeyBlocks::step_among_equals(std::size_t level, std::uint64_t begin,
                                           std::uint64_t high, std::uint64_t chunk,
                                           const Letters& key) const {
    const Node& entries = nodes_[levels_[level].first + begin / kFanout];
    std::uint64_t low = high;
    while (low > begin && entries.chunks[low - begin] == chunk) --low;
    while (low < high) {
        const std::uint64_t middle = (low + high + 1) / 2;
        if (begins_by(std::min(middle << level * kFanoutBits, blocks() - 1), key))
            low = middle;
        else
            high = middle - 1;
    }
    return low;
}

KeyBlocks::Found KeyBlocks::find(std::string_view key) const {
    if (keys_ == 0) return {0, false};
    const Letters letters(key);
    return find_in_block(block_of(letters), letters);
}

KeyBlocks::Found KeyBlocks::find_in_block(std::uint64_t block, const Letters& key) const {
    const std::uint64_t first = block * kBlockKeys;
    const std::uint64_t end = std::min(first + kBlockKeys, keys_);
    Places at = places_of(block);
    Comparison comparison(key);     // with the key that was read, which is less
    std::uint64_t length = 0;       // of that
    std::uint64_t not_skipped = 0;  // letters
    for (std::uint64_t rank = first; rank < end; ++rank) {
        Record record;
        if (!read_record(at.symbol, record)) return {rank, false};
        const std::uint64_t kept = length - std::min(record.dropped, length);
        length = kept + record.appended;
        if (kept == comparison.matched()) {
            skip_letters(at.letter, std::exchange(not_skipped, record.following));
            std::uint64_t after = at.letter;
            const bool goes_on = for_letters(
                after, record,
                [&](std::uint64_t letters, std::size_t count)
                    __attribute__((always_inline)) { return comparison.take(letters, count); });
            if (goes_on && comparison.ended()) return {rank, true};
            if (!goes_on && comparison.less()) return {rank, false};
        } else if (kept < comparison.matched()) {
            return {rank, false};
        } else {
            not_skipped += record.following;
        }
    }
    return {end, false};
}

void KeyBlocks::Cursor::go_to(std::uint64_t rank) {
    rank_ = std::min(rank, blocks_->keys_);
    key_.clear();
    if (at_end()) return;
    at_ = blocks_->places_of(rank_ / kBlockKeys);
    // First how long keys are, then which letters last until this key: others are passed.
    std::array<Record, kBlockKeys> records;
    std::array<std::uint64_t, kBlockKeys> kept{};
    std::uint64_t length = 0;
    const std::size_t last = rank_ % kBlockKeys;
    for (std::size_t i = 0; i <= last; ++i) {
        if (!blocks_->read_record(at_.symbol, records[i])) return;
        kept[i] = length - std::min(records[i].dropped, length);
        length = std::min(kept[i] + records[i].appended, blocks_->longest_key_);
    }
    std::array<std::uint64_t, kBlockKeys> ends{};  // of the letters that last
    std::uint64_t end = length;
    for (std::size_t i = last + 1; i-- > 0;) {
        ends[i] = end;
        end = std::min(end, kept[i]);
    }
    key_.resize(length + 8);  // written eight at a time
    std::uint64_t passed = 0;
    for (std::size_t i = 0; i <= last; ++i) {
        if (ends[i] > kept[i]) {
            blocks_->skip_letters(at_.letter, std::exchange(passed, 0));
            std::uint64_t after = at_.letter;
            append(after, records[i], kept[i], ends[i]);
        }
        passed += records[i].following;
    }
    blocks_->skip_letters(at_.letter, passed);
    key_.resize(length);
}

void KeyBlocks::Cursor::next() {
    ++rank_;
    if (at_end()) return;
    if (rank_ % kBlockKeys == 0) {
        // A block's first key drops nothing and stands for itself.
        at_ = blocks_->places_of(rank_ / kBlockKeys);
        key_.clear();
    }
    read();
}

void KeyBlocks::Cursor::go_on_to(std::string_view target) {
    const std::uint64_t block = blocks_->block_of(Letters(target));
    if (block > rank_ / kBlockKeys) {
        rank_ = block * kBlockKeys;
        at_ = blocks_->places_of(block);
        key_.clear();
        read();
        if (key_ >= target) return;
    }
    // While keys keep more letters than this they are less.
    std::size_t same = common_prefix(key_, target);
    std::uint64_t length = key_.size();
    std::uint64_t passed = 0;  // letters
    while (!last_of_block()) {
        ++rank_;
        Record record;
        if (at_end() || !blocks_->read_record(at_.symbol, record)) return;
        const std::uint64_t kept = length - std::min(record.dropped, length);
        length = end_of(record, kept);
        if (kept > same) {
            passed += record.following;
            continue;
        }
        blocks_->skip_letters(at_.letter, std::exchange(passed, 0));
        replace(record, kept, length);
        // One that keeps less goes on with a letter that is greater than the target's.
        if (kept < same || key_ >= target) return;
        same = common_prefix(key_, target);
    }
    next();
}

void KeyBlocks::Cursor::read() {
    Record record;
    if (!blocks_->read_record(at_.symbol, record)) return;
    const std::uint64_t kept = key_.size() - std::min<std::uint64_t>(record.dropped, key_.size());
    replace(record, kept, end_of(record, kept));
}

void KeyBlocks::Cursor::replace(const Record& record, std::uint64_t kept, std::uint64_t end) {
    key_.resize(end + 8);  // written eight at a time
    append(at_.letter, record, kept, end);
    key_.resize(end);
}

/// The record's letters to where they are in the key, as far as they go before `end`.
void KeyBlocks::Cursor::append(std::uint64_t& at, const Record& record, std::uint64_t kept,
                               std::uint64_t end) {
    blocks_->for_letters(at, record, [&](std::uint64_t letters, std::size_t count) {
        if (kept >= end) return false;
        std::memcpy(key_.data() + kept, &letters, sizeof letters);
        kept += count;
        return kept < end;
    });
}

}  // namespace minterm
