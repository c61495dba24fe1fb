// SPDX-License-Identifier: Apache-2.0
//
// Sorted keys -> blocks of records in the codes that make them shortest.
#include <algorithm>
#include <bit>
#include <cstring>
#include <numeric>
#include <tuple>
#include <unordered_map>
#include <utility>

#include "runtime/dictionary/huffman.hpp"
#include "runtime/dictionary/key_blocks.hpp"

namespace minterm {

namespace {

/// Letters of records in some blocks, spread evenly, that are not too many.
class RecordSample {
public:
    struct Part {
        std::uint64_t block;
        std::size_t begin;
        std::size_t size;
        std::size_t dropped;
    };
    void add(std::uint64_t block, std::size_t dropped, std::string_view letters) {
        if (block % stride_ != 0) return;
        letters = letters.substr(0, kMostOfRecord);
        parts_.push_back({block, text_.size(), letters.size(), dropped});
        text_ += letters;
        while (text_.size() > kMostLetters) leave_out_half();
    }
    /// One block in so many is in the sample.
    std::uint64_t stride() const { return stride_; }
    const std::vector<Part>& parts() const { return parts_; }
    std::string_view letters(const Part& part) const {
        return std::string_view(text_).substr(part.begin, part.size);
    }

private:
    static constexpr std::size_t kMostLetters = std::size_t{1} << 19;
    /// So that one block is never too many.
    static constexpr std::size_t kMostOfRecord = kMostLetters / 64;

    void leave_out_half() {
        stride_ *= 2;
        std::erase_if(parts_, [&](const Part& part) { return part.block % stride_ != 0; });
        std::size_t end = 0;
        for (Part& part : parts_) {
            std::memmove(text_.data() + end, text_.data() + part.begin, part.size);
            part.begin = std::exchange(end, end + part.size);
        }
        text_.resize(end);
    }

    std::uint64_t stride_ = 1;
    std::vector<Part> parts_;
    std::string text_;
};

}  // namespace

/// Chooses symbols and strings, then codes, then writes.
class KeyBlocks::Writer {
public:
    explicit Writer(const KeySorter& keys) : keys_(keys) {}

    Status write(ImageWriter& image) {
        MINTERM_TRY([[maybe_unused]] const Unit chosen, choose_symbols());
        MINTERM_TRY([[maybe_unused]] const Unit counted, count());
        const std::vector<std::uint8_t> symbol_widths = huffman_widths(counts_, kMostWidth);
        const std::vector<std::uint8_t> widths = choose_strings();
        image.array(std::vector<std::uint64_t>{block_bits_});
        beginnings_.begin(image, keys_.size());
        MINTERM_TRY(SeparatorTree::Writer tree,
                    SeparatorTree::Writer::make(image, blocks_of(keys_.size(), block_bits_)));
        MINTERM_TRY(ImageStream stream, image.stream());
        BitStream bits(std::move(stream));
        MINTERM_TRY([[maybe_unused]] const Unit appended,
                    append_records(symbol_widths, widths, tree, bits));
        MINTERM_TRY([[maybe_unused]] const Unit separated, tree.finish(image));
        PackedNumbers::write(image, std::span<const std::uint64_t>(begins_));
        image.array(symbols_);
        image.array(symbol_widths);
        StringCode::write(image, table_.strings, widths);
        return image.array(std::move(bits).finish());
    }

private:
    /// What makes a key of the one before.
    struct Change {
        std::size_t dropped;
        std::string_view letters;
        std::string_view separator;  ///< of a block's first
        std::string_view key;
        std::size_t shared;  ///< letters, with the one before, also where that is of another block
    };
    /// `visit(change)` for all keys.
    template <typename Visit>
    Status for_each_record(const Visit& visit) const {
        std::size_t length = 0;  // of the key before
        std::uint64_t rank = 0;
        return keys_.for_each([&](std::string_view key, std::size_t shared, std::uint64_t) {
            if ((rank++ & low_bits(block_bits_)) == 0)
                visit(Change{0, key, key.substr(0, shared + 1), key, shared});
            else
                visit(Change{length - shared, key.substr(shared), {}, key, shared});
            length = key.size();
        });
    }
    static std::uint64_t pair_of(std::size_t dropped, std::size_t appended) {
        return std::uint64_t{dropped} << 32 | appended;
    }
    static std::string given_name(std::size_t dropped, std::string_view letters) {
        return std::to_string(dropped) + ' ' + std::string(letters);
    }

    /// The pairs of numbers, and the records of a few letters, that are frequent among some; then
    /// strings for the letters of the others.
    Status choose_symbols() {
        constexpr std::uint64_t kSample = std::uint64_t{1} << 17;
        constexpr std::uint64_t kOften = 4096;  // given letters: one record in so many
        const std::uint64_t stride = keys_.size() / kSample + 1;  // of blocks
        std::unordered_map<std::uint64_t, std::uint64_t> pairs;
        std::unordered_map<std::string, std::pair<std::uint64_t, Symbol>> given;
        std::uint64_t record = 0;
        std::uint64_t taken = 0;
        RecordSample letter_sample;
        std::array<bool, 256> used{};
        const auto sample = [&](const Change& change) {
            const auto [dropped, letters, separator, key, shared] = change;
            beginnings_.count(key, shared);
            for (const char letter : letters) used[static_cast<unsigned char>(letter)] = true;
            const std::uint64_t block = record++ >> block_bits_;
            letter_sample.add(block, dropped, letters);
            if (block % stride != 0) return;
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
        std::vector<std::string_view> following;
        for (const RecordSample::Part& part : letter_sample.parts())
            if (const std::string_view letters = letter_sample.letters(part);
                symbols_[symbol_of(part.dropped, letters)].given == 0)
                following.push_back(letters);
        table_ = train_strings(following, used, letter_sample.stride(), StringCode::kMostStrings);
        if (are_long(following)) --block_bits_;
        return success();
    }
    /// Whether letters of a sample take several strings a record, and strings save a third.
    bool are_long(std::span<const std::string_view> sample) const {
        std::vector<std::uint64_t> counts(table_.strings.size());
        std::vector<std::uint64_t> letters(256);
        StringParser parser(table_);
        for (const std::string_view part : sample) {
            parser.parse(part, [&](std::size_t string) { ++counts[string]; });
            for (const char letter : part) ++letters[static_cast<unsigned char>(letter)];
        }
        constexpr std::uint64_t kSeveral = 3;
        return std::accumulate(counts.begin(), counts.end(), std::uint64_t{0}) >
                   kSeveral * sample.size() &&
               3 * entropy_of(counts) < 2 * entropy_of(letters);
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
        string_counts_.assign(table_.strings.size(), 0);
        StringParser parser(table_);
        return for_each_record([&](const Change& change) {
            const std::uint16_t symbol = symbol_of(change.dropped, change.letters);
            ++counts_[symbol];
            if (symbols_[symbol].given != 0) return;
            for (const char letter : change.letters)
                ++letter_counts_[static_cast<unsigned char>(letter)];
            parser.parse(change.letters, [&](std::size_t string) { ++string_counts_[string]; });
        });
    }
    /// The widths of the strings' codes. Strings are but single letters where others save little,
    /// since letters that have codes of one width are passed in no time.
    std::vector<std::uint8_t> choose_strings() {
        constexpr std::uint64_t kLittle = 64;  // one bit in so many
        StringTable singles;
        for (unsigned letter = 0; letter < 256; ++letter) singles.strings.push_back({letter, 1});
        std::vector<std::uint8_t> widths = huffman_widths(string_counts_, StringCode::kMostWidth);
        std::vector<std::uint8_t> single_widths =
            huffman_widths(letter_counts_, StringCode::kMostWidth);
        const auto bits_of = [](const StringTable& table, std::span<const std::uint64_t> counts,
                                std::span<const std::uint8_t> code) {
            std::uint64_t bits = 0;
            for (std::size_t i = 0; i < counts.size(); ++i)
                if (counts[i] > 0)
                    bits += counts[i] * code[i] +
                            8 * (table.strings[i].size + StringCode::kBytesOfString);
            return bits;
        };
        const std::uint64_t single_bits = bits_of(singles, letter_counts_, single_widths);
        if (bits_of(table_, string_counts_, widths) > single_bits - single_bits / kLittle) {
            table_ = std::move(singles);
            widths = std::move(single_widths);
        }
        table_.costs.clear();
        for (const std::uint8_t width : widths)
            table_.costs.push_back(width == 0 ? StringTable::kNever : width);
        return widths;
    }
    Status append_records(const std::vector<std::uint8_t>& symbol_widths,
                          const std::vector<std::uint8_t>& string_widths,
                          SeparatorTree::Writer& tree, BitStream& bits) {
        const std::vector<std::uint16_t> symbol_codes = huffman_codes(symbol_widths, kMostWidth);
        const std::vector<std::uint16_t> string_codes =
            huffman_codes(string_widths, StringCode::kMostWidth);
        StringParser parser(table_);
        BitArray symbols;  // of the block
        BitArray appended;
        const auto end_block = [&] {
            if (symbols.size() == 0) return;
            bits.append(symbols.size(), kSymbolsBits);
            bits.append(symbols);
            bits.append(appended);
            symbols.clear();
            appended.clear();
        };
        std::uint64_t record = 0;
        MINTERM_TRY([[maybe_unused]] const Unit all, for_each_record([&](const Change& change) {
                        const auto [dropped, letters, separator, key, shared] = change;
                        beginnings_.add(key, shared);
                        if ((record++ & low_bits(block_bits_)) == 0) {
                            end_block();
                            tree.add(separator);
                            begins_.push_back(bits.size());
                        }
                        const std::uint16_t symbol = symbol_of(dropped, letters);
                        symbols.append(symbol_codes[symbol], symbol_widths[symbol]);
                        if (symbol == 0) {
                            symbols.append(dropped, kRareBits);
                            symbols.append(letters.size(), kRareBits);
                        }
                        if (symbols_[symbol].given != 0) return;
                        parser.parse(letters, [&](std::size_t string) {
                            appended.append(string_codes[string], string_widths[string]);
                        });
                    }));
        end_block();
        return success();
    }

    const KeySorter& keys_;
    Beginnings::Writer beginnings_;
    std::vector<Symbol> symbols_;
    std::unordered_map<std::uint64_t, std::uint16_t> number_of_pair_;
    std::unordered_map<std::string, std::uint16_t> number_of_given_;
    std::vector<std::uint64_t> counts_;  ///< by symbol
    StringTable table_;
    std::vector<std::uint64_t> string_counts_;
    std::vector<std::uint64_t> letter_counts_ = std::vector<std::uint64_t>(256);
    std::uint64_t block_bits_ = 5;
    std::vector<std::uint64_t> begins_;  ///< of blocks, in bits
};

Status KeyBlocks::write(ImageWriter& image, const KeySorter& keys) {
    return Writer(keys).write(image);
}

}  // namespace minterm
