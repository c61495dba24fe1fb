// SPDX-License-Identifier: Apache-2.0
#include "runtime/dictionary/string_code.hpp"

#include <algorithm>
#include <bit>
#include <cstring>
#include <numeric>

#include "runtime/dictionary/huffman.hpp"

namespace minterm {
namespace {

/// 256 log2(value), rounded down: of whole numbers only, so that it is the same everywhere.
std::uint32_t log_of(std::uint64_t value) {
    const auto whole = static_cast<unsigned>(std::bit_width(value)) - 1;
    std::uint64_t mantissa = whole > 31 ? value >> (whole - 31) : value << (31 - whole);
    std::uint32_t log = whole;
    for (int bit = 0; bit < 8; ++bit) {
        mantissa = mantissa * mantissa >> 31;
        log = log << 1 | static_cast<std::uint32_t>(mantissa >> 32);
        mantissa >>= mantissa >> 32;
    }
    return log;
}

/// Bits / 256 of what occurs `count` times among `total`, in a code without loss.
std::uint32_t cost_of_count(std::uint64_t count, std::uint64_t total) {
    return log_of(total) - log_of(std::max<std::uint64_t>(count, 1)) + 1;
}

struct Counted {
    ShortString string;
    std::uint64_t count;
};

/// What two neighbours make, by the pairs of their numbers.
void append_pairs(std::vector<std::uint32_t>& pairs, const StringTable& table,
                  std::vector<Counted>& to) {
    std::sort(pairs.begin(), pairs.end());
    for (auto begin = pairs.begin(), end = begin; begin != pairs.end(); begin = end) {
        end = std::find_if(begin, pairs.end(), [&](std::uint32_t pair) { return pair != *begin; });
        const ShortString& first = table.strings[*begin >> 16];
        const ShortString& second = table.strings[*begin & 0xFFFF];
        to.push_back({{first.letters | second.letters << 8 * first.size,
                       static_cast<std::uint8_t>(first.size + second.size)},
                      static_cast<std::uint64_t>(end - begin)});
    }
}

/// The same string may be one of the table and be made of several pairs.
void merge_equal(std::vector<Counted>& strings) {
    std::sort(strings.begin(), strings.end(),
              [](const Counted& a, const Counted& b) { return a.string < b.string; });
    std::size_t kept = 0;
    for (const Counted& each : strings) {
        if (kept > 0 && strings[kept - 1].string == each.string)
            strings[kept - 1].count += each.count;
        else
            strings[kept++] = each;
    }
    strings.resize(kept);
}

}  // namespace

StringParser::StringParser(const StringTable& table)
    : costs_(table.costs), least_(kPiece + 1), first_(kPiece) {
    for (std::size_t i = 0; i < table.strings.size(); ++i) {
        sizes_.push_back(table.strings[i].size);
        if (table.costs[i] == StringTable::kNever) continue;
        for (const char letter : table.strings[i].view())
            if (std::uint16_t& number = class_of_[static_cast<unsigned char>(letter)]; number == 0)
                number = static_cast<std::uint16_t>(classes_++);
    }
    children_.resize(classes_);
    string_of_.push_back(kNone);
    for (std::size_t i = 0; i < table.strings.size(); ++i) {
        if (table.costs[i] == StringTable::kNever) continue;
        std::size_t node = 0;
        for (const char letter : table.strings[i].view()) {
            const std::size_t edge =
                node * classes_ + class_of_[static_cast<unsigned char>(letter)];
            if (children_[edge] == 0) {
                children_[edge] = static_cast<std::uint16_t>(string_of_.size());
                string_of_.push_back(kNone);
                children_.resize(children_.size() + classes_);
            }
            node = children_[edge];
        }
        string_of_[node] = static_cast<std::uint16_t>(i);
    }
}

std::uint32_t StringParser::cost_of(std::string_view letters, std::size_t except) {
    least_[letters.size()] = 0;
    for (std::size_t i = letters.size(); i-- > 0;) {
        std::uint32_t least = StringTable::kNever;
        std::size_t node = 0;
        for (std::size_t k = i; k < letters.size(); ++k) {
            node = children_[node * classes_ + class_of_[static_cast<unsigned char>(letters[k])]];
            if (node == 0) break;
            const std::size_t string = string_of_[node];
            if (string == kNone || k + 1 - i == except) continue;
            if (least_[k + 1] == StringTable::kNever) continue;
            const std::uint32_t cost = costs_[string] + least_[k + 1];
            if (cost >= least) continue;
            least = cost;
            first_[i] = static_cast<std::uint16_t>(string);
        }
        least_[i] = least;
    }
    return least_[0];
}

StringTable train_strings(std::span<const std::string_view> sample,
                          const std::array<bool, 256>& letters, std::uint64_t scale,
                          std::size_t most) {
    constexpr int kRounds = 8;  // the last one only leaves strings out
    StringTable table;
    for (unsigned letter = 0; letter < 256; ++letter)
        if (letters[letter]) table.strings.push_back({letter, 1});
    const std::size_t singles = table.strings.size();
    table.costs.assign(singles, 256 * 8);
    for (int round = 1; round <= kRounds; ++round) {
        StringParser parser(table);
        std::vector<std::uint64_t> counts(table.strings.size());
        std::vector<std::uint32_t> pairs;  // of numbers
        std::uint64_t total = 0;
        for (const std::string_view part : sample) {
            std::optional<std::size_t> last;
            parser.parse(part, [&](std::size_t string) {
                ++counts[string];
                ++total;
                if (last && round < kRounds &&
                    table.strings[*last].size + table.strings[string].size <=
                        ShortString::kMostLetters)
                    pairs.push_back(static_cast<std::uint32_t>(*last << 16 | string));
                last = string;
            });
        }
        if (total == 0) return table;
        for (std::size_t i = 0; i < counts.size(); ++i)
            table.costs[i] = cost_of_count(counts[i], total);
        StringParser parts(table);
        std::vector<Counted> candidates;
        for (std::size_t i = singles; i < counts.size(); ++i)
            candidates.push_back({table.strings[i], counts[i]});
        append_pairs(pairs, table, candidates);
        merge_equal(candidates);
        std::vector<std::pair<std::int64_t, Counted>> gains;
        for (const Counted& each : candidates) {
            const std::int64_t saved =
                std::int64_t{parts.cost_of_parts(each.string)} - cost_of_count(each.count, total);
            const std::uint64_t taken = 8 * (each.string.size + StringCode::kBytesOfString);
            const std::int64_t gain = saved * static_cast<std::int64_t>(each.count * scale) -
                                      static_cast<std::int64_t>(256 * taken);
            if (gain > 0) gains.push_back({gain, each});
        }
        std::sort(gains.begin(), gains.end(), [](const auto& a, const auto& b) {
            return a.first != b.first ? a.first > b.first : a.second.string < b.second.string;
        });
        gains.resize(std::min(gains.size(), most - std::min(most, singles)));
        table.strings.resize(singles);
        table.costs.resize(singles);
        for (const auto& [gain, each] : gains) {
            table.strings.push_back(each.string);
            table.costs.push_back(cost_of_count(each.count, total));
        }
        if (gains.empty()) return table;
    }
    return table;
}

std::uint64_t entropy_of(std::span<const std::uint64_t> counts) {
    const std::uint64_t total = std::accumulate(counts.begin(), counts.end(), std::uint64_t{0});
    std::uint64_t bits = 0;
    for (const std::uint64_t count : counts)
        if (count > 0) bits += count * cost_of_count(count, total);
    return bits;
}

void StringCode::write(ImageWriter& image, std::span<const ShortString> strings,
                       std::span<const std::uint8_t> widths) {
    std::vector<std::size_t> used;
    for (std::size_t i = 0; i < strings.size(); ++i)
        if (widths[i] > 0) used.push_back(i);
    // Codes stay what they are, and what is frequent lies together.
    std::stable_sort(used.begin(), used.end(),
                     [&](std::size_t a, std::size_t b) { return widths[a] < widths[b]; });
    std::vector<std::uint8_t> sizes;
    std::vector<std::uint8_t> used_widths;
    std::vector<char> letters;
    for (const std::size_t i : used) {
        sizes.push_back(strings[i].size);
        used_widths.push_back(widths[i]);
        letters.insert(letters.end(), strings[i].view().begin(), strings[i].view().end());
    }
    image.array(sizes);
    image.array(used_widths);
    image.array(letters);
}

std::optional<StringCode> StringCode::open(ImageReader& image) {
    const auto sizes = image.array<std::uint8_t>();
    const auto widths = image.array<std::uint8_t>();
    const auto letters = image.array<std::uint8_t>();
    if (!sizes || !widths || !letters || sizes->size() != widths->size() ||
        sizes->size() > kMostStrings || !widths_fit(*widths, kMostWidth))
        return std::nullopt;
    StringCode code;
    std::size_t begin = 0;
    for (const std::uint8_t size : *sizes) {
        if (size == 0 || size > ShortString::kMostLetters || size > letters->size() - begin)
            return std::nullopt;
        std::uint64_t string = 0;
        std::memcpy(&string, letters->data() + begin, size);
        code.letters_.push_back(string);
        begin += size;
    }
    if (begin != letters->size()) return std::nullopt;
    code.letters_.resize(std::max<std::size_t>(code.letters_.size(), 1));  // that of none
    code.sizes_.resize(std::size_t{1} << kMostWidth);
    code.strings_.resize(std::size_t{1} << kMostWidth);
    for_each_code(*widths, kMostWidth, [&](std::size_t bits, std::size_t string) {
        code.sizes_[bits] = static_cast<std::uint8_t>((*sizes)[string] * 16U + (*widths)[string]);
        code.strings_[bits] = static_cast<std::uint16_t>(string);
    });
    const auto all = [](std::span<const std::uint8_t> values) {
        return !values.empty() &&
               std::all_of(values.begin(), values.end(),
                           [&](std::uint8_t value) { return value == values.front(); });
    };
    if (all(*widths) && all(*sizes) && sizes->front() == 1) code.letter_width_ = widths->front();
    return code;
}

}  // namespace minterm
