// SPDX-License-Identifier: Apache-2.0
#include "runtime/dictionary/plain_bits.hpp"

#include <algorithm>

namespace minterm {

void PlainBits::write(ImageWriter& image, const BitArray& bits) {
    const std::span<std::uint64_t> numbers = image.zeros<std::uint64_t>(2);
    const std::span<Line> lines = image.zeros<Line>(bits.size() / kLineBits + 1);
    std::vector<std::uint32_t> hints[2];
    std::uint64_t counts[2] = {0, 0};  // of zeros, of ones
    const std::span<const std::uint64_t> words = bits.words();
    for (std::uint64_t i = 0; i < lines.size(); ++i) {
        lines[i].before = counts[1];
        for (std::uint64_t w = 0; w < 7; ++w)
            lines[i].words[w] = i * 7 + w < words.size() ? words[i * 7 + w] : 0;
        const std::uint64_t end = std::min(bits.size(), (i + 1) * kLineBits);
        for (const std::uint64_t word : lines[i].words) counts[1] += ones(word);
        counts[0] = end - counts[1];
        for (std::size_t bit = 0; bit < 2; ++bit) {
            while (hints[bit].size() * kHintBits < counts[bit])
                hints[bit].push_back(static_cast<std::uint32_t>(i));
        }
    }
    for (std::vector<std::uint32_t>& of_bit : hints)
        of_bit.push_back(static_cast<std::uint32_t>(lines.size() - 1));
    numbers[0] = bits.size();
    numbers[1] = counts[1];
    image.array(hints[1]);
    image.array(hints[0]);
}

std::optional<PlainBits> PlainBits::open(ImageReader& image) {
    const auto numbers = image.array<std::uint64_t>();
    const auto lines = image.array<Line>();
    const auto one_hints = image.array<std::uint32_t>();
    const auto zero_hints = image.array<std::uint32_t>();
    if (!numbers || numbers->size() != 2 || !lines || !one_hints || !zero_hints)
        return std::nullopt;
    PlainBits bits;
    bits.size_ = (*numbers)[0];
    bits.count_ = (*numbers)[1];
    bits.lines_ = *lines;
    bits.one_hints_ = *one_hints;
    bits.zero_hints_ = *zero_hints;
    const auto hints_of = [](std::uint64_t count) {
        return (count + kHintBits - 1) / kHintBits + 1;
    };
    if (lines->size() != bits.size_ / kLineBits + 1 || bits.count_ > bits.size_ ||
        one_hints->size() != hints_of(bits.count_) ||
        zero_hints->size() != hints_of(bits.size_ - bits.count_))
        return std::nullopt;
    return bits;
}

}  // namespace minterm
