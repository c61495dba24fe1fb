// SPDX-License-Identifier: Apache-2.0
//
// Patterns of characters -> sets of patterns with few different ones -> codes, and an engine for
// the bytes that these are (Note [Characters as bytes] in runtime/search/character_codes.hpp).
#include <fmt/format.h>

#include <algorithm>
#include <bitset>
#include <map>
#include <memory>
#include <set>
#include <utility>

#include "codegen/literal_codes.hpp"
#include "codegen/search_engine.hpp"
#include "codegen/search_engine_state.hpp"
#include "runtime/symbols/utf8.hpp"
#include "synth/delay_cell.hpp"
#include "synth/flows.hpp"
#include "synth/lower_reach.hpp"

namespace minterm {

namespace {

using CodePoints = std::vector<std::uint32_t>;

constexpr std::uint32_t kEndOfAscii = 0x80;
/// What is no character stands for those of a text that nobody knows.
constexpr std::uint32_t kUnknown = 0x110000;

/// The characters of a pattern, case folded if that is wanted.
CodePoints code_points_of(std::string_view pattern, bool ignore_case) {
    CodePoints points;
    while (!pattern.empty()) {
        const CodePoint point = first_code_point(pattern);
        points.push_back(ignore_case ? folded_case(point.number) : point.number);
        pattern.remove_prefix(static_cast<std::size_t>(point.bytes));
    }
    return points;
}

Result<std::vector<CodePoints>> code_points_of(const std::vector<std::string>& patterns,
                                               bool ignore_case) {
    std::vector<CodePoints> all;
    for (std::size_t i = 0; i < patterns.size(); ++i) {
        const std::size_t valid = utf8_prefix(patterns[i]).bytes;
        if (valid < patterns[i].size())
            return not_utf8(patterns[i], valid, fmt::format("pattern {}", i + 1));
        all.push_back(code_points_of(patterns[i], ignore_case));
    }
    return all;
}

/// Characters of a text that have to be told from others though they are in no pattern: wildcards,
/// and those below 256 that a predicate over bytes speaks of.
std::set<std::uint32_t> characters_of_relations(const std::vector<Relation>& relations,
                                                const std::vector<CodePoints>& patterns) {
    std::set<std::uint32_t> special;
    std::set<std::uint32_t> symbols;
    for (const CodePoints& pattern : patterns) symbols.insert(pattern.begin(), pattern.end());
    for (const Relation& relation : relations) {
        for (const std::uint32_t wildcard : relation.wildcards)
            if (wildcard >= kEndOfAscii) special.insert(wildcard);
        if (relation.is_equality) continue;
        for (std::uint32_t c = kEndOfAscii; c < 256; ++c)
            if (std::any_of(symbols.begin(), symbols.end(), [&](std::uint32_t symbol) {
                    return relation(symbol, c) != relation(symbol, kUnknown);
                }))
                special.insert(c);
    }
    return special;
}

/// Codes of characters beyond ASCII.
class CodeBook {
public:
    explicit CodeBook(const std::set<std::uint32_t>& special) {
        for (const std::uint32_t character : special) add(character);
    }

    std::size_t size() const { return code_of_.size(); }
    /// So many more there would be.
    std::size_t more_with(const CodePoints& pattern) const {
        std::set<std::uint32_t> fresh;
        for (const std::uint32_t c : pattern)
            if (c >= kEndOfAscii && !code_of_.contains(c)) fresh.insert(c);
        return fresh.size();
    }
    void add(const CodePoints& pattern) {
        for (const std::uint32_t c : pattern)
            if (c >= kEndOfAscii) add(c);
    }

    /// The codes of texts: with those that are another character but for their case.
    CharacterCodes codes(bool ignore_case) const {
        std::vector<CharacterCodes::Entry> entries(code_of_.begin(), code_of_.end());
        for (std::uint32_t c = kEndOfAscii; ignore_case && c < kEndOfCases; ++c) {
            const std::uint32_t folded = folded_case(c);
            if (folded == c) continue;
            if (folded < kEndOfAscii) entries.emplace_back(c, static_cast<std::uint8_t>(folded));
            if (const auto known = code_of_.find(folded); known != code_of_.end())
                entries.emplace_back(c, known->second);
        }
        return CharacterCodes(std::move(entries));
    }

    /// What relations say of characters, said of their codes.
    std::vector<Relation> relations(const std::vector<Relation>& relations,
                                    bool ignore_case) const {
        std::vector<std::uint32_t> character_of(256, kUnknown);
        for (std::uint32_t c = 0; c < kEndOfAscii; ++c)
            character_of[c] = ignore_case ? folded_case(c) : c;
        for (const auto& [character, code] : code_of_) character_of[code] = character;
        std::vector<Relation> result;
        for (const Relation& relation : relations) {
            std::bitset<65536> holds;
            for (std::uint32_t a = 0; a < 256; ++a)
                for (std::uint32_t b = 0; b < 256; ++b)
                    holds.set(256 * a + b, relation(character_of[a], character_of[b]));
            result.push_back(
                {relation.name, false, std::make_shared<const std::bitset<65536>>(holds), {}});
        }
        return result;
    }

private:
    void add(std::uint32_t character) {
        code_of_.try_emplace(character,
                             static_cast<std::uint8_t>(CharacterCodes::kFirst + code_of_.size()));
    }

    std::map<std::uint32_t, std::uint8_t> code_of_;
};

/// Patterns with one code book.
struct PatternSet {
    CodeBook book;
    std::vector<std::uint32_t> numbers;
};

Result<std::vector<PatternSet>> sets_of(const std::vector<CodePoints>& patterns,
                                        const std::set<std::uint32_t>& special) {
    std::vector<PatternSet> sets;
    for (std::uint32_t number = 0; number < patterns.size(); ++number) {
        const CodePoints& pattern = patterns[number];
        if (sets.empty() ||
            sets.back().book.size() + sets.back().book.more_with(pattern) > CharacterCodes::kMost)
            sets.push_back({CodeBook(special), {}});
        PatternSet& set = sets.back();
        if (const std::size_t all = set.book.size() + set.book.more_with(pattern);
            all > CharacterCodes::kMost)
            return Failure::user(
                fmt::format("pattern {} has, with wildcards and the like, {} different characters "
                            "beyond ASCII; "
                            "up to {} are told apart",
                            number + 1, all, CharacterCodes::kMost));
        set.book.add(pattern);
        set.numbers.push_back(number);
    }
    return sets;
}

/// Whether patterns are found as they stand. The bytes of such characters are nowhere else in
/// UTF-8.
Result<bool> are_literals(const Recurrence& as_written, const std::vector<std::string>& patterns,
                          const SearchOptions& options) {
    const auto is_equality = [](const Relation& relation) {
        return relation.is_equality && relation.wildcards.empty();
    };
    if (options.ignore_case ||
        !std::all_of(as_written.relations.begin(), as_written.relations.end(), is_equality))
        return false;
    MINTERM_TRY(const Recurrence recurrence, lower_reach(as_written));
    MINTERM_TRY(const Flows flows, derive(recurrence));
    MINTERM_TRY(const DelayCell cell, derive_delay_cell(recurrence, flows));
    return literal_codes(recurrence, cell, patterns).has_value();
}

}  // namespace

bool SearchEngine::State::place_parts() {
    std::size_t count = 0;
    for (const CharacterPart& part : parts) {
        if (part.numbers.size() != part.engine->patterns.place_of.size()) return false;
        count += part.numbers.size();
    }
    std::vector<bool> is_known(count);
    part_places.resize(count);
    for (std::uint32_t part = 0; part < parts.size(); ++part) {
        const std::vector<std::uint32_t>& numbers = parts[part].numbers;
        for (std::uint32_t pattern = 0; pattern < numbers.size(); ++pattern) {
            const std::uint32_t number = numbers[pattern];
            if (number >= count || is_known[number]) return false;
            is_known[number] = true;
            part_places[number] = {part, pattern};
        }
    }
    return true;
}

Result<SearchEngine> SearchEngine::of_characters(const Recurrence& as_written,
                                                 const std::vector<std::string>& patterns,
                                                 const Target& target, const CellStore& store,
                                                 const SearchOptions& options) {
    Recurrence recurrence = as_written;
    for (Relation& relation : recurrence.relations)
        for (std::uint32_t& wildcard : relation.wildcards)
            if (options.ignore_case) wildcard = folded_case(wildcard);
    MINTERM_TRY(const std::vector<CodePoints> characters,
                code_points_of(patterns, options.ignore_case));
    std::vector<std::size_t> sizes;
    for (const CodePoints& pattern : characters) sizes.push_back(pattern.size());
    MINTERM_TRY([[maybe_unused]] const Unit given, check_pattern_sizes(recurrence, sizes));
    MINTERM_TRY(const bool are_bytes, are_literals(recurrence, patterns, options));
    if (are_bytes) return of_bytes(recurrence, patterns, target, store, options);
    if (target.is_device)
        return Failure::user(
            "target 'cuda' searches for characters as they stand, or for bytes; with errors, "
            "wildcards or cases a processor does it");

    auto state = std::make_shared<State>();
    state->unit = SymbolUnit::Character;
    SearchOptions of_codes = options;
    of_codes.unit = SymbolUnit::Byte;
    MINTERM_TRY(std::vector<PatternSet> sets,
                sets_of(characters, characters_of_relations(recurrence.relations, characters)));
    for (PatternSet& set : sets) {
        CharacterCodes codes = set.book.codes(options.ignore_case);
        Recurrence of_set = recurrence;
        of_set.relations = set.book.relations(recurrence.relations, options.ignore_case);
        std::vector<std::string> texts;
        for (const std::uint32_t number : set.numbers) texts.push_back(codes.of(patterns[number]));
        const std::string sample = codes.of(options.sample);
        of_codes.sample = sample;
        MINTERM_TRY(const SearchEngine engine, of_bytes(of_set, texts, target, store, of_codes));
        state->times.insert(state->times.end(), engine.times().begin(), engine.times().end());
        state->parts.push_back({std::move(codes), engine.state_, std::move(set.numbers)});
    }
    state->place_parts();
    return SearchEngine(std::move(state));
}

}  // namespace minterm
