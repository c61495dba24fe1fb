// SPDX-License-Identifier: Apache-2.0
#include "runtime/dictionary/key_blocks.hpp"

#include <bit>
#include <compare>
#include <utility>

#include "runtime/dictionary/huffman.hpp"
#include "runtime/support/common_prefix.hpp"

namespace minterm {

std::optional<KeyBlocks> KeyBlocks::open(ImageReader& image, std::uint64_t keys,
                                         std::uint64_t longest_key) {
    const std::uint64_t tree_begin = image.place();
    const auto block_bits = image.array<std::uint64_t>();
    if (!block_bits || block_bits->size() != 1 ||
        block_bits->front() > std::bit_width(kMostBlockKeys) - 1)
        return std::nullopt;
    const std::uint64_t count = blocks_of(keys, block_bits->front());
    auto beginnings = Beginnings::open(image);
    auto tree = SeparatorTree::open(image, count);
    const std::uint64_t tree_end = image.place();
    const auto begins = PackedNumbers::open(image);
    const auto symbols = image.array<Symbol>();
    const auto symbol_widths = image.array<std::uint8_t>();
    auto letters = StringCode::open(image);
    const auto bits = image.array<std::byte>();
    if (!beginnings || !tree || !begins || !symbols || !symbol_widths || !letters || !bits)
        return std::nullopt;
    if (begins->size() != count || symbols->empty() || symbols->size() > kMostSymbols ||
        symbol_widths->size() != symbols->size() || !widths_fit(*symbol_widths, kMostWidth))
        return std::nullopt;
    for (const Symbol& symbol : *symbols)
        if (symbol.given > 1 || (symbol.given == 1 && symbol.appended > kMostGiven) ||
            symbol.appended > longest_key)
            return std::nullopt;
    KeyBlocks blocks;
    blocks.keys_ = keys;
    // A bit stands for no more than ShortString::kMostLetters letters.
    blocks.longest_key_ =
        std::min<std::uint64_t>(longest_key, bits->size() * 8 * ShortString::kMostLetters);
    blocks.tree_bytes_ = tree_end - tree_begin;
    blocks.block_bits_ = block_bits->front();
    blocks.beginnings_ = *beginnings;
    blocks.tree_ = *std::move(tree);
    blocks.begins_ = *begins;
    blocks.symbols_ = *symbols;
    blocks.letters_ = *std::move(letters);
    blocks.bits_ = *bits;
    blocks.symbol_codes_.resize(std::size_t{1} << kMostWidth);
    for_each_code(*symbol_widths, kMostWidth, [&](std::size_t code, std::size_t symbol) {
        blocks.symbol_codes_[code] =
            static_cast<std::uint16_t>(symbol * 16 + (*symbol_widths)[symbol]);
    });
    return blocks;
}

KeyBlocks::Found KeyBlocks::find(std::string_view key) const {
    if (keys_ == 0) return {0, false};
    const KeyLetters letters(key);
    return find_in_block(tree_.find(letters), letters);
}

std::strong_ordering KeyBlocks::compare(KeyComparison& comparison, std::uint64_t at,
                                        const Record& record) const {
    const bool goes_on = for_letters(
        at, record, [&](std::uint64_t letters, std::size_t count) __attribute__((always_inline)) {
            return comparison.take(letters, count);
        });
    if (goes_on)
        return comparison.ended() ? std::strong_ordering::equal : std::strong_ordering::greater;
    return comparison.less() ? std::strong_ordering::less : std::strong_ordering::greater;
}

std::strong_ordering KeyBlocks::compare_first(KeyComparison& comparison, std::uint64_t at,
                                              Record record) const {
    std::uint64_t passed = 0;
    if (record.following > 0)
        letters_.for_each(bits_, at, [&](std::uint64_t, std::uint64_t count, std::uint64_t width) {
            const bool is_same =
                passed + count <= comparison.matched() && count <= record.following;
            passed += is_same ? count : 0;
            record.following -= is_same ? count : 0;
            at += is_same ? width : 0;
            return is_same;
        });
    comparison.go_back_to(passed);
    if (passed > 0) record.appended = record.following;
    return compare(comparison, at, record);
}

KeyBlocks::Found KeyBlocks::find_in_block(const SeparatorTree::Walk& walk,
                                          const KeyLetters& key) const {
    const std::uint64_t first = walk.place << block_bits_;
    const std::uint64_t end = std::min(first + (std::uint64_t{1} << block_bits_), keys_);
    Places at = places_of(walk.place);
    KeyComparison comparison(key, walk.matched);  // with the key that was read, which is less
    SymbolBits symbols = symbols_at(at.symbol);
    Record record;
    if (!read_record(symbols, record)) return {first, false};
    // What is greater than a part of the first key is greater than that.
    if (walk.all)
        if (const auto order = compare_first(comparison, at.letter, record); order <= 0)
            return {first, order == 0};
    std::uint64_t matched = comparison.matched();
    std::uint64_t length = record.appended;   // of that key
    std::uint64_t passed = record.following;  // letters
    for (std::uint64_t rank = first + 1; rank < end; ++rank) {
        if (rank % kSymbolsAtOnce == 0) symbols = symbols_at(symbols.at);
        if (!read_record(symbols, record)) return {rank, false};
        const std::uint64_t kept = length - std::min(record.dropped, length);
        length = kept + record.appended;
        if (kept > matched) {
            passed += record.following;
            continue;
        }
        if (kept < matched) return {rank, false};
        skip_letters(at.letter, std::exchange(passed, record.following));
        if (const auto order = compare(comparison, at.letter, record); order <= 0)
            return {rank, order == 0};
        matched = comparison.matched();
    }
    return {end, false};
}

void KeyBlocks::Cursor::go_to(std::uint64_t rank) {
    rank_ = std::min(rank, blocks_->keys_);
    length_ = 0;
    if (at_end()) return;
    at_ = blocks_->places_of(blocks_->block_of(rank_));
    // First how long keys are, then which letters last until this key: others are passed.
    std::array<Record, kMostBlockKeys> records;  // up to this key
    std::array<std::uint64_t, kMostBlockKeys> kept;
    std::array<std::uint64_t, kMostBlockKeys> ends;  // of the letters that last
    std::uint64_t length = 0;
    const std::size_t last = blocks_->place_in_block(rank_);
    SymbolBits symbols{at_.symbol, 0};
    for (std::size_t i = 0; i <= last; ++i) {
        if (i % kSymbolsAtOnce == 0) symbols = blocks_->symbols_at(symbols.at);
        if (!blocks_->read_record(symbols, records[i])) return;
        kept[i] = length - std::min(records[i].dropped, length);
        length = std::min(kept[i] + records[i].appended, blocks_->longest_key_);
    }
    at_.symbol = symbols.at;
    std::uint64_t end = length;
    for (std::size_t i = last + 1; i-- > 0;) {
        ends[i] = end;
        end = std::min(end, kept[i]);
    }
    make_room(length);
    std::uint64_t passed = 0;
    for (std::size_t i = 0; i < last; ++i) {
        if (ends[i] > kept[i]) {
            blocks_->skip_letters(at_.letter, std::exchange(passed, 0));
            std::uint64_t after = at_.letter;
            append(after, records[i], kept[i], ends[i]);
        }
        passed += records[i].following;
    }
    blocks_->skip_letters(at_.letter, passed);
    append(at_.letter, records[last], kept[last], length);
    length_ = length;
}

void KeyBlocks::Cursor::next() {
    ++rank_;
    if (at_end()) return;
    if (blocks_->place_in_block(rank_) != 0) {
        read();
        shared_since_ = std::min(shared_since_, shared_);
        return;
    }
    // A block's first key drops nothing and stands for itself.
    const std::string before(key());
    at_ = blocks_->places_of(blocks_->block_of(rank_));
    length_ = 0;
    walk_.reset();
    read();
    shared_ = common_prefix(before, key());
}

void KeyBlocks::Cursor::go_on_to(std::string_view target, std::size_t shared) {
    const KeyLetters letters(target);
    const SeparatorTree& tree = blocks_->tree_;
    walk_ =
        walk_ ? tree.go_on(*walk_, letters, std::min(shared, shared_since_)) : tree.find(letters);
    shared_ = shared;
    const std::uint64_t block = walk_->place;
    // Less where the image was changed.
    if (block > blocks_->block_of(rank_)) {
        rank_ = block << blocks_->block_bits_;
        at_ = blocks_->places_of(block);
        length_ = 0;
        read();
        shared_ = common(letters, 0);
    }
    if (!is_reached(letters) && !scan_to(letters)) {
        next();
        shared_ = common(letters, 0);
    }
    shared_since_ = shared_;
}

bool KeyBlocks::Cursor::scan_to(const KeyLetters& target) {
    const KeyBlocks& blocks = *blocks_;
    const std::uint16_t* const codes = blocks.symbol_codes_.data();
    const Symbol* const all_symbols = blocks.symbols_.data();
    const std::uint64_t longest = blocks.longest_key_;
    const std::uint64_t last = std::min(rank_ | low_bits(blocks.block_bits_), blocks.keys_ - 1);
    std::uint64_t rank = rank_;
    std::uint64_t length = length_;
    std::uint64_t shared = shared_;
    std::uint64_t passed = 0;  // letters
    SymbolBits bits{at_.symbol, 0};
    for (std::uint64_t ready = 0; rank < last; --ready) {
        if (ready == 0) {
            bits = blocks.symbols_at(bits.at);
            ready = kSymbolsAtOnce;
        }
        ++rank;
        const std::uint16_t code = codes[bits.next & low_bits(kMostWidth)];
        const Symbol& symbol = all_symbols[code / 16];
        std::uint64_t dropped = symbol.dropped;
        std::uint64_t appended = symbol.appended;
        bits.at += code % 16;
        bits.next >>= code % 16;
        if (code < 16) [[unlikely]] {
            rank_ = rank;
            if (code == 0) return true;
            dropped = read_bits(blocks.bits_, bits.at, kRareBits);
            appended = read_bits(blocks.bits_, bits.at + kRareBits, kRareBits);
            bits = blocks.symbols_at(bits.at + 2 * kRareBits);
        }
        const std::uint64_t kept = length - std::min(dropped, length);
        length = std::min(kept + appended, longest);
        const std::uint64_t following = symbol.given != 0 ? 0 : appended;
        // While keys keep more letters than are shared they are less.
        if (kept > shared) {
            passed += following;
            continue;
        }
        blocks.skip_letters(at_.letter, std::exchange(passed, 0));
        replace({dropped, appended, following, &symbol}, kept, length);
        // One that keeps less goes on with a letter that is greater than the target's.
        const bool greater = kept < shared;
        shared_ = shared = greater ? kept : common(target, shared);
        if (greater || is_reached(target)) {
            rank_ = rank;
            at_.symbol = bits.at;
            return true;
        }
    }
    rank_ = last;
    return false;
}

void KeyBlocks::Cursor::read() {
    Record record;
    if (!blocks_->read_one(at_.symbol, record)) return;
    shared_ = length_ - std::min(record.dropped, length_);
    replace(record, shared_, std::min(shared_ + record.appended, blocks_->longest_key_));
}

}  // namespace minterm
