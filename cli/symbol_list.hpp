// SPDX-License-Identifier: Apache-2.0
//
// Texts of records -> what the engine compares: bytes, characters, words or lines.
#pragma once

#include <cstddef>
#include <span>
#include <string_view>
#include <vector>

#include "cli/match_options.hpp"
#include "minterm/result.hpp"
#include "minterm/symbol_span.hpp"
#include "minterm/symbol_units.hpp"

namespace minterm {

/// Symbols of texts in the order in which these are added. Texts must outlive the list: where they
/// are symbols as they stand, bytes or ASCII, nothing is copied.
class SymbolList {
public:
    std::span<const SymbolSpan> symbols() const { return spans_; }
    void clear() {
        spans_.clear();
        own_.clear();
    }

    /// Adds a text. `where()` names it in the message when it is not in the reader's unit (user);
    /// then an empty one is added.
    template <typename Where>
    Status add(UnitReader& reader, std::string_view text, const Where& where) {
        Result<UnitText> units = reader.read(text, {});
        if (!units) {
            spans_.emplace_back();
            // Lines and columns of a record say nothing of the file's.
            Message message = read_units(reader, text, {}).failure().messages().front();
            message.place = {};
            message.place.file = where();
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
