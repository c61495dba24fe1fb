// SPDX-License-Identifier: Apache-2.0
//
// Texts cut into pieces, pieces numbered.
#include "minterm/symbol_units.hpp"

#include <utf8proc.h>

#include <algorithm>

#include "runtime/symbols/piece_numbers.hpp"
#include "runtime/symbols/utf8.hpp"

namespace minterm {

namespace {

/// Of words and lines: predicates over bytes have nothing to say about them.
constexpr std::uint32_t kFirstNumber = 256;

bool is_blank(char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }

bool is_small(std::uint32_t number) { return number >= 'a' && number <= 'z'; }

std::vector<std::string_view> words_of(std::string_view text) {
    std::vector<std::string_view> words;
    const auto end = text.end();
    for (auto begin = std::find_if_not(text.begin(), end, is_blank); begin != end;) {
        const auto word_end = std::find_if(begin, end, is_blank);
        words.emplace_back(begin, word_end);
        begin = std::find_if_not(word_end, end, is_blank);
    }
    return words;
}

std::vector<std::string_view> lines_of(std::string_view text) {
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        std::string_view line = text.substr(0, end);
        if (end != std::string_view::npos && !line.empty() && line.back() == '\r')
            line.remove_suffix(1);
        lines.push_back(line);
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    }
    return lines;
}

}  // namespace

const char* name_of(SymbolUnit unit) {
    switch (unit) {
        case SymbolUnit::Byte:
            return "byte";
        case SymbolUnit::Character:
            return "character";
        case SymbolUnit::Word:
            return "word";
        case SymbolUnit::Line:
            return "line";
    }
    return "";
}

UnitReader::UnitReader(SymbolUnit unit, bool ignore_case)
    : unit_(unit),
      ignore_case_(ignore_case),
      numbers_(std::make_unique<PieceNumbers>(kFirstNumber)) {}
UnitReader::~UnitReader() = default;
UnitReader::UnitReader(UnitReader&&) noexcept = default;
UnitReader& UnitReader::operator=(UnitReader&&) noexcept = default;

Result<UnitText> UnitReader::read(std::string_view text, const std::string& name) {
    switch (unit_) {
        case SymbolUnit::Byte:
            break;
        case SymbolUnit::Character: {
            if (is_ascii(text)) break;
            MINTERM_TRY(std::vector<std::uint32_t> numbers, read_characters(text, name));
            return UnitText(std::move(numbers));
        }
        case SymbolUnit::Word:
        case SymbolUnit::Line:
            return UnitText(number(pieces_of(text, unit_)));
    }
    const auto small = [](char c) { return is_small(static_cast<unsigned char>(c)); };
    if (!ignore_case_ || std::none_of(text.begin(), text.end(), small)) return UnitText(text);
    std::vector<std::uint8_t> bytes;
    bytes.reserve(text.size());
    for (const char c : text)
        bytes.push_back(static_cast<std::uint8_t>(small(c) ? c - 'a' + 'A' : c));
    return UnitText(std::move(bytes));
}

Result<std::vector<std::uint32_t>> UnitReader::read_characters(std::string_view text,
                                                               const std::string& name) const {
    std::vector<std::uint32_t> numbers;
    numbers.reserve(text.size());
    for (std::size_t at = 0; at < text.size();) {
        const CodePoint point = first_code_point(text.substr(at));
        if (point.bytes <= 0) return not_utf8(text, at, name);
        numbers.push_back(ignore_case_ ? folded_case(point.number) : point.number);
        at += static_cast<std::size_t>(point.bytes);
    }
    return numbers;
}

std::vector<std::uint32_t> UnitReader::number(const std::vector<std::string_view>& pieces) {
    if (!ignore_case_) return numbers_->number(pieces);
    std::vector<std::string> folded;
    folded.reserve(pieces.size());
    for (const std::string_view piece : pieces) folded.push_back(fold_case(piece));
    return numbers_->number(std::vector<std::string_view>(folded.begin(), folded.end()));
}

Result<std::uint32_t> UnitReader::symbol(std::string_view text, const std::string& name) {
    MINTERM_TRY(const UnitText unit, read(text, name));
    if (unit.symbols().size() == 1) return unit.symbols()[0];
    return Failure::user(name + ": expected one " + name_of(unit_) + ", got " +
                         std::to_string(unit.symbols().size()) + " in '" + std::string(text) + "'");
}

std::string fold_case(std::string_view text) {
    std::string result;
    while (!text.empty()) {
        const CodePoint point = first_code_point(text);
        if (point.bytes <= 0) {
            result += text.front();
            text.remove_prefix(1);
            continue;
        }
        result += utf8_of(folded_case(point.number));
        text.remove_prefix(static_cast<std::size_t>(point.bytes));
    }
    return result;
}

std::vector<std::string_view> pieces_of(std::string_view text, SymbolUnit unit) {
    if (unit == SymbolUnit::Word) return words_of(text);
    if (unit == SymbolUnit::Line) return lines_of(text);
    std::vector<std::string_view> pieces;
    pieces.reserve(text.size());
    for (std::size_t at = 0; at < text.size();) {
        std::ptrdiff_t bytes = 1;
        if (unit == SymbolUnit::Character) bytes = first_code_point(text.substr(at)).bytes;
        const auto length = static_cast<std::size_t>(std::max<std::ptrdiff_t>(1, bytes));
        pieces.push_back(text.substr(at, length));
        at += length;
    }
    return pieces;
}

ShownPiece shown(std::string_view piece) {
    ShownPiece result;
    while (!piece.empty()) {
        const CodePoint point = first_code_point(piece);
        const auto bytes = static_cast<std::size_t>(std::max<std::ptrdiff_t>(1, point.bytes));
        const auto number = static_cast<utf8proc_int32_t>(point.number);
        const utf8proc_category_t category =
            point.bytes > 0 ? utf8proc_category(number) : UTF8PROC_CATEGORY_CN;
        const bool prints = category != UTF8PROC_CATEGORY_CN && category != UTF8PROC_CATEGORY_CC &&
                            category != UTF8PROC_CATEGORY_CS && category != UTF8PROC_CATEGORY_CO &&
                            category != UTF8PROC_CATEGORY_ZL && category != UTF8PROC_CATEGORY_ZP &&
                            utf8proc_charwidth(number) > 0;
        if (prints) {
            result.text += piece.substr(0, bytes);
            result.columns += static_cast<std::size_t>(utf8proc_charwidth(number));
        } else {
            result.text += '?';
            ++result.columns;
        }
        piece.remove_prefix(bytes);
    }
    return result;
}

}  // namespace minterm
