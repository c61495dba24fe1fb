// SPDX-License-Identifier: Apache-2.0
#include "runtime/dictionary/tails.hpp"

namespace minterm {

std::optional<Tails> Tails::open(ImageReader& image) {
    auto begins = RisingNumbers::open(image);
    const auto widths = image.array<std::uint8_t>();
    const auto bits = image.array<std::byte>();
    const auto slots = image.array<std::uint64_t>();
    if (!begins || begins->size() == 0 || !widths || widths->size() != 256 || !bits || !slots)
        return std::nullopt;
    Tails tails;
    tails.begins_ = *begins;
    tails.bits_ = *bits;
    tails.slots_ = *slots;
    if (!widths_fit(*widths, kMostWidth)) return std::nullopt;
    const std::vector<std::uint16_t> codes = huffman_codes(*widths, kMostWidth);
    for (std::size_t byte = 0; byte < 256; ++byte)
        tails.letters_[byte] = {codes[byte], (*widths)[byte], static_cast<std::uint8_t>(byte)};
    for_each_code(*widths, kMostWidth, [&](std::size_t code, std::size_t byte) {
        tails.decoded_[code] = tails.letters_[byte];
    });
    return tails;
}

std::optional<std::size_t> Tails::prefix_of(Place place, std::string_view rest) const {
    std::size_t length = 0;
    const bool equal = for_each_letter(place, [&](std::uint8_t letter) {
        if (length == rest.size() || static_cast<std::uint8_t>(rest[length]) != letter)
            return false;
        ++length;
        return true;
    });
    if (!equal) return std::nullopt;
    return length;
}

void Tails::append_to(std::string& key, Place place) const {
    if (place.is_short) {
        key.append(reinterpret_cast<const char*>(&place.first), place.second);
        return;
    }
    for_each_letter(place, [&](std::uint8_t letter) {
        key += static_cast<char>(letter);
        return true;
    });
}

}  // namespace minterm
