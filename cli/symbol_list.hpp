// SPDX-License-Identifier: Apache-2.0
//
// Texts of records -> what the engine compares: bytes, characters, words or lines.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cli/match_options.hpp"
#include "minterm/result.hpp"
#include "minterm/symbol_span.hpp"
#include "minterm/symbol_units.hpp"

namespace minterm {

/// The place of a record, from 1, whose lines and columns say nothing of the file's.
inline SourcePlace place_of_record(const std::string& file, std::size_t number) {
    SourcePlace place;
    place.file = file + ", record " + std::to_string(number);
    return place;
}

/// The place of `text`, which is in line `number`, from 1.
inline SourcePlace place_in_line(const std::string& file, std::size_t number, std::string_view line,
                                 std::string_view text) {
    const auto before = static_cast<std::size_t>(text.data() - line.data());
    return {file, number, pieces_of(line.substr(0, before), SymbolUnit::Character).size() + 1, 1,
            std::string(line)};
}

/// Symbols of texts in the order in which these are added. Texts must outlive the list: where they
/// are symbols as they stand, bytes or ASCII, nothing is copied.
class SymbolList {
public:
    std::span<const SymbolSpan> symbols() const { return spans_; }
    void clear() {
        spans_.clear();
        own_.clear();
    }

    /// Adds a text. `where()` is its place in the message when it is not in the reader's unit
    /// (user): that of its first symbol, or only a file. Then an empty one is added.
    template <typename Where>
    Status add(UnitReader& reader, std::string_view text, const Where& where) {
        Result<UnitText> units = reader.read(text, {});
        if (!units) {
            spans_.emplace_back();
            Message message = read_units(reader, text, {}).failure().messages().front();
            SourcePlace place = where();
            if (place.line > 0) place.column += message.place.column - 1;
            message.place = std::move(place);
            return Failure(FailureKind::User, std::move(message));
        }
        const SymbolSpan symbols = units->symbols();
        spans_.push_back(symbols);
        // Moving a text that owns its symbols leaves them where they are.
        if (symbols.data() != reinterpret_cast<const std::byte*>(text.data()))
            own_.push_back(*std::move(units));
        return success();
    }

private:
    std::vector<SymbolSpan> spans_;
    std::vector<UnitText> own_;
};

}  // namespace minterm
