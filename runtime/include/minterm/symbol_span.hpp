// SPDX-License-Identifier: Apache-2.0
//
// A view of a sequence of symbols: bytes, or numbers of 32 bits such as code points, tokens or
// whatever else is compared for being equal.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <string_view>

namespace minterm {

/// Does not own the symbols. Two spans of different widths may be compared: byte 65 and number 65
/// are the same symbol.
class SymbolSpan {
public:
    SymbolSpan() = default;
    /// Each byte is a symbol.
    SymbolSpan(std::string_view text)
        : SymbolSpan(reinterpret_cast<const std::byte*>(text.data()), text.size(), false) {}
    template <typename Text>
    requires std::convertible_to<const Text&, std::string_view> SymbolSpan(const Text& text)
        : SymbolSpan(std::string_view(text)) {}
    template <typename Bytes>
    requires std::convertible_to<const Bytes&, std::span<const std::uint8_t>> SymbolSpan(
        const Bytes& bytes)
        : SymbolSpan(as_text(bytes)) {}
    /// Each number is a symbol.
    SymbolSpan(std::u32string_view text)
        : SymbolSpan(reinterpret_cast<const std::byte*>(text.data()), text.size(), true) {}
    template <typename Text>
    requires std::convertible_to<const Text&, std::u32string_view> SymbolSpan(const Text& text)
        : SymbolSpan(std::u32string_view(text)) {}
    template <typename Numbers>
    requires std::convertible_to<const Numbers&, std::span<const std::uint32_t>> SymbolSpan(
        const Numbers& numbers)
        : SymbolSpan(as_wide_text(numbers)) {}

    std::size_t size() const { return size_and_width_ >> 1U; }
    bool empty() const { return size() == 0; }
    /// Symbols are numbers of 32 bits, not bytes.
    bool is_wide() const { return (size_and_width_ & 1U) != 0; }
    /// A symbol takes 2^this bytes.
    unsigned log_width() const { return is_wide() ? 2 : 0; }
    /// The symbols in memory, in the byte order of the machine.
    const std::byte* data() const { return data_; }
    /// The same as a string of bytes.
    std::string_view bytes() const {
        return {reinterpret_cast<const char*>(data_), size() << log_width()};
    }
    /// Where symbol i begins.
    const std::byte* at(std::size_t i) const { return data_ + (i << log_width()); }

    std::uint32_t operator[](std::size_t i) const {
        if (!is_wide()) return std::to_integer<std::uint32_t>(data_[i]);
        std::uint32_t symbol = 0;
        std::memcpy(&symbol, at(i), sizeof symbol);
        return symbol;
    }

    SymbolSpan subspan(std::size_t from, std::size_t count) const {
        return {at(from), count, is_wide()};
    }
    SymbolSpan subspan(std::size_t from) const { return subspan(from, size() - from); }
    SymbolSpan first(std::size_t count) const { return subspan(0, count); }

    /// Calls `use` with the symbols as a span of std::uint8_t or of std::uint32_t.
    template <typename Use>
    decltype(auto) visit(const Use& use) const {
        if (!is_wide()) return use(std::span(reinterpret_cast<const std::uint8_t*>(data_), size()));
        return use(std::span(reinterpret_cast<const std::uint32_t*>(data_), size()));
    }

private:
    SymbolSpan(const std::byte* data, std::size_t size, bool wide)
        : data_(data), size_and_width_(size << 1U | (wide ? 1U : 0U)) {}

    static std::string_view as_text(std::span<const std::uint8_t> bytes) {
        return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
    }
    static std::u32string_view as_wide_text(std::span<const std::uint32_t> numbers) {
        return {reinterpret_cast<const char32_t*>(numbers.data()), numbers.size()};
    }

    const std::byte* data_ = nullptr;
    std::size_t size_and_width_ = 0;  ///< the lowest bit: whether it is wide
};

static_assert(sizeof(SymbolSpan) == 16, "lists of many strings are read at memory speed");

}  // namespace minterm
