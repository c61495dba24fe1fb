// SPDX-License-Identifier: Apache-2.0
//
// What a search engine holds: shared by what makes engines (search_engine.cpp), runs them
// (search_engine_run.cpp), and saves and opens them (search_engine_file.cpp).
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "codegen/code_source.hpp"
#include "codegen/compile_cyclic.hpp"
#include "codegen/search_engine.hpp"
#include "runtime/search/character_codes.hpp"
#include "runtime/search/cyclic_driver.hpp"
#include "runtime/search/literal_set.hpp"
#include "runtime/search/pattern_texts.hpp"
#include "runtime/search/screened_search.hpp"
#include "runtime/search/search_driver.hpp"
#include "synth/delay_cell.hpp"
#include "synth/pattern_network.hpp"

namespace minterm {

/// Each pattern once, and the numbers under which it was given.
class DistinctPatterns {
public:
    DistinctPatterns() = default;
    /// `place_of`: by number, which of `texts`. Each of them has a number.
    DistinctPatterns(PatternTexts texts, SharedArray<std::uint32_t> place_of);
    /// Of a file: nothing if that is not so.
    static std::optional<DistinctPatterns> of(PatternTexts texts,
                                              SharedArray<std::uint32_t> place_of);

    PatternTexts texts;
    SharedArray<std::uint32_t> place_of;
    bool has_duplicates = false;

    /// Ascending.
    std::span<const std::uint32_t> numbers_of(std::uint32_t text) const {
        // Without duplicates they have the order in which they were given.
        if (!has_duplicates) return place_of.span().subspan(text, 1);
        return std::span(numbers_).subspan(first_number_[text],
                                           first_number_[text + 1] - first_number_[text]);
    }

private:
    std::vector<std::uint32_t> first_number_, numbers_;  ///< text by text
};

/// What a text is searched with by logic, in nanoseconds for each of its bytes.
struct LogicCost {
    double compilation = 0;
    double run = 0;  ///< where nothing is found

    double total() const { return compilation + run; }
};

/// What one thread searches with.
using PieceSearch =
    std::variant<SearchWorkspace, LiteralWorkspace, CyclicWorkspace, ScreenedWorkspace>;

/// How many positions are searched at once: so many that what is found in them has room, if it is
/// much. The first ones are as few as if everything were found everywhere.
class PieceSizes {
public:
    explicit PieceSizes(std::size_t patterns) : most_(std::max(kFewest, kHits / patterns)) {}

    std::size_t most() const { return most_; }

    void take(std::size_t positions, std::size_t hits) {
        const std::size_t grown = std::min(kUnlimited, kGrowth * most_);
        most_ = std::clamp(kHits * positions / std::max<std::size_t>(1, hits), kFewest, grown);
    }

private:
    static constexpr std::size_t kHits = std::size_t{1} << 18U;
    static constexpr std::size_t kFewest = 64;
    static constexpr std::size_t kGrowth = 8;
    static constexpr std::size_t kUnlimited = std::size_t{1} << 30U;

    std::size_t most_;
};

struct SearchEngine::State final : HitLengths {
    /// Patterns of characters, as an engine that searches their codes.
    struct CharacterPart {
        CharacterCodes codes;
        std::shared_ptr<const State> engine;
        std::vector<std::uint32_t> numbers;  ///< of its patterns, ascending
    };

    SymbolUnit unit = SymbolUnit::Byte;
    std::vector<CharacterPart> parts;  ///< if there are any, they have all that follows
    struct PartPlace {
        std::uint32_t part = 0, pattern = 0;
    };
    std::vector<PartPlace> part_places;  ///< by number of a pattern

    /// Finds the places of all patterns in parts. False: some pattern is in none, or in two.
    bool place_parts();
    std::size_t pattern_count() const {
        return parts.empty() ? patterns.place_of.size() : part_places.size();
    }
    /// What searches for a pattern, and its number there.
    const State& engine_of(std::uint32_t pattern) const {
        return parts.empty() ? *this : *parts[part_places[pattern].part].engine;
    }
    std::uint32_t text_of(std::uint32_t pattern) const {
        const std::uint32_t number = parts.empty() ? pattern : part_places[pattern].pattern;
        return engine_of(pattern).patterns.place_of[number];
    }
    /// Null where code is there, or none is needed.
    const LateCode* late_code() const { return (cyclic ? cyclic->code : code).late.get(); }
    /// Whose figures are told.
    const State& first_engine() const { return parts.empty() ? *this : *parts.front().engine; }

    DistinctPatterns patterns;
    std::optional<ByteCodes> codes;        ///< of patterns without errors, where there are any
    std::optional<LiteralSet> literals;    ///< then nothing is compiled
    std::optional<CompiledCyclic> cyclic;  ///< then `kernel` is empty
    std::shared_ptr<DeviceSearch> device;  ///< then that does all
    std::optional<Screen> screen;          ///< in front of what is there
    PatternSymbols symbols;
    DelayCell cell;
    SearchOptions options;     ///< `sample` is not kept
    std::string target_name;   ///< its name, or that of one with narrower words, and
    std::string code_version;  ///< of what made the code (CodeSource)
    std::string note;          ///< of who saved it
    KernelCode code;
    TextSlicedKernel kernel;
    SearchFigures figures;
    std::vector<StageTime> times;

    Result<KernelDraft> compile(const std::vector<std::size_t>& bounds, const Target& target,
                                std::string name);
    void take_code(KernelCode&& got, const Target& target);
    void choose_literals(const LogicCost& logic, std::string_view sample);
    Status choose_screen(double without, const Target& target, std::string_view sample);
    Result<PlainSearch> plain_workspace() const;
    Result<PieceSearch> workspace() const;
    void describe_side_by_side(const CyclicPatterns& beside, int gates);
    void describe_cyclic();
    Status choose_device(const Recurrence& recurrence, const CellStore& store);
    Status choose_cyclic(const Recurrence& recurrence, SearchMethod method,
                         const CodeSource& source);
    /// Bytes of the text that hits depend on. What patterns begin with may match everything, so
    /// that nothing but the hits' beginnings depends on it; of edits there are fewer than symbols.
    std::size_t memory() const {
        const std::size_t longest = patterns.texts.longest() * (cell.diagonal ? 1 : 2);
        std::size_t most = std::max({plain_memory(), screen ? screen->memory() : 0, longest});
        // And the rest of a character that is half in front of a place.
        for (const CharacterPart& part : parts)
            most = std::max(most, 4 * part.engine->memory() + 3);
        return most;
    }
    std::size_t plain_memory() const {
        if (device) return device->patterns().memory;
        if (literals) return literals->memory();
        return cyclic ? cyclic->patterns.memory : kernel.memory;
    }
    std::size_t most_bytes(const ReportedColumn& hit) const override {
        const std::size_t rows = patterns.texts[hit.pattern].size();
        return cell.diagonal ? rows : rows + static_cast<std::size_t>(hit.cost);
    }
    std::uint64_t start_of(const ReportedColumn& column, const TextWindow& text) const;
    void to_hits(std::span<const ReportedColumn> columns, const TextWindow& text,
                 std::vector<SearchHit>& hits) const;

    bool matches(std::uint32_t pattern, std::size_t row, char byte) const {
        if (literals) return (*codes)(patterns.texts[pattern][row]) == (*codes)(byte);
        const SymbolClass& symbol = symbols.rows[pattern][row];
        if (symbol.kind == SymbolClass::Kind::Class)
            return symbols.classes[symbol.index].test(static_cast<unsigned char>(byte));
        return symbol.kind == SymbolClass::Kind::Always;
    }
};

/// `sizes`: the symbols of patterns. Errors: those of `SearchEngine::create` that they alone are.
Status check_pattern_sizes(const Recurrence& recurrence, const std::vector<std::size_t>& sizes);

}  // namespace minterm
