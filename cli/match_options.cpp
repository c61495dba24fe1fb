// SPDX-License-Identifier: Apache-2.0
#include "cli/match_options.hpp"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <memory>

#include "cli/spec_choice.hpp"

namespace minterm {
namespace {

constexpr std::size_t kMostTableBytes = std::size_t{1} << 20U;

bool changes_matches(const MatchOptions& options) {
    return options.iupac || options.iupac_patterns || !options.wildcards.empty() ||
           !options.mismatches.empty() || !options.table.empty();
}

using Pairs = std::bitset<65536>;

std::size_t pair_of(std::uint32_t a, std::uint32_t b) { return std::size_t{256} * a + b; }

Pairs equal_bytes() {
    Pairs pairs;
    for (std::uint32_t byte = 0; byte < 256; ++byte) pairs.set(pair_of(byte, byte));
    return pairs;
}

Result<Relation> iupac_relation() {
    const EmbeddedText* const spec = find_shipped_spec("iupac");
    const Source source{file_of(*spec), std::string(spec->text)};
    MINTERM_TRY(const CheckedSpec checked, check_source(source, {}));
    MINTERM_TRY(const Recurrence recurrence, choose_recurrence(checked, source, ""));
    return recurrence.relations.front();
}

/// Leaves out what matches a code of b that stands for several bases.
void keep_bases_of_b(Pairs& pairs) {
    for (const char code : std::string_view("RYSWKMBDHVNryswkmbdhvn"))
        for (std::uint32_t a = 0; a < 256; ++a)
            pairs.reset(pair_of(a, static_cast<unsigned char>(code)));
}

/// A symbol that has to be a byte, because tables are of bytes.
Result<std::uint32_t> byte_of(std::string_view text, UnitReader& reader, const std::string& name) {
    MINTERM_TRY(const std::uint32_t symbol, reader.symbol(text, name));
    if (symbol < 256) return symbol;
    return Failure::user(
        fmt::format("{}: '{}' is no single byte; tables are of bytes, wildcards may be any symbol",
                    name, text));
}

/// Lines `N ACGT`: the first symbol matches each of the others, and they match it.
Status add_table(const MatchOptions& options, UnitReader& reader, Pairs& pairs) {
    MINTERM_TRY(const Source source, read_text(options.table, "match table", kMostTableBytes));
    const LineIndex lines(source);
    // What is wrong with a piece of the text.
    const auto wrong = [&](std::string_view piece, std::string text) {
        const auto begin = static_cast<std::size_t>(piece.data() - source.text.data());
        return Failure(FailureKind::User,
                       Message{lines.place({begin, begin + piece.size()}), std::move(text), {}});
    };
    const auto byte_at = [&](std::string_view piece) -> Result<std::uint32_t> {
        Result<std::uint32_t> byte = byte_of(piece, reader, "match table");
        if (!byte) return wrong(piece, byte.failure().messages().front().text);
        return byte;
    };
    for (const std::string_view line : pieces_of(source.text, SymbolUnit::Line)) {
        const std::string_view content = line.substr(0, line.find('#'));
        const std::vector<std::string_view> words = pieces_of(content, SymbolUnit::Word);
        if (words.empty()) continue;
        if (words.size() < 2)
            return wrong(
                words.front(),
                "expected a symbol, a blank, and the symbols that it matches, as in 'R AG'");
        MINTERM_TRY(const std::uint32_t symbol, byte_at(words.front()));
        for (const std::string_view word : std::span(words).subspan(1)) {
            for (const std::string_view piece : pieces_of(word, reader.unit())) {
                MINTERM_TRY(const std::uint32_t other, byte_at(piece));
                pairs.set(pair_of(symbol, other));
                pairs.set(pair_of(other, symbol));
            }
        }
    }
    return success();
}

}  // namespace

SymbolUnit MatchOptions::unit_of(SequenceFormat a, SequenceFormat b) const {
    if (bytes || unit == "byte") return SymbolUnit::Byte;
    if (unit == "character") return SymbolUnit::Character;
    if (unit == "word") return SymbolUnit::Word;
    if (unit == "line") return SymbolUnit::Line;
    const bool raw = a == SequenceFormat::Raw && b == SequenceFormat::Raw;
    return raw ? SymbolUnit::Character : SymbolUnit::Byte;
}

void add_match_options(CLI::App& app, MatchOptions& options) {
    auto* unit = app.add_option("--unit", options.unit,
                                "What is compared: byte, character (UTF-8), word or line; auto "
                                "(default) takes characters of raw text and bytes of FASTA and "
                                "FASTQ")
                     ->option_text("UNIT")
                     ->check(CLI::IsMember({"auto", "byte", "character", "word", "line"}));
    app.add_flag("--bytes", options.bytes, "The same as --unit byte")->excludes(unit);
    add_equality_options(app, options);
}

void add_equality_options(CLI::App& app, MatchOptions& options, const std::string& a,
                          const std::string& b) {
    app.add_option("--wildcard", options.wildcards,
                   fmt::format("A symbol that matches every symbol, in {} and in {}, whatever else "
                               "is said; may be repeated",
                               a, b))
        ->option_text("SYMBOL")
        ->allow_extra_args(false);
    app.add_flag("--iupac", options.iupac,
                 "Nucleotide codes match when they have a base in common: R matches A, G, N, ...");
    app.add_option("--mismatch", options.mismatches,
                   "A byte that matches nothing, not even itself, as N does for SAM; may be "
                   "repeated")
        ->option_text("SYMBOL")
        ->allow_extra_args(false);
    app.add_option("--match-table", options.table,
                   "A file of lines such as 'R AG': the first symbol matches the others, too")
        ->option_text("FILE");
}

Result<UnitText> read_units(UnitReader& reader, std::string_view text, const std::string& name) {
    Result<UnitText> units = reader.read(text, name);
    if (units) return units;
    Message message = units.failure().messages().front();
    message.notes.push_back({{}, "--bytes compares the bytes of both sides", {}});
    return Failure(units.failure().kind(), std::move(message));
}

Result<Recurrence> with_matches(Recurrence recurrence, const MatchOptions& options,
                                UnitReader& reader) {
    const bool tokens = reader.unit() == SymbolUnit::Word || reader.unit() == SymbolUnit::Line;
    const bool of_bytes = options.iupac || options.iupac_patterns || !options.mismatches.empty() ||
                          !options.table.empty();
    for (const Relation& relation : recurrence.relations)
        if (tokens && (of_bytes || !relation.is_equality))
            return Failure::user(fmt::format(
                "{} says what bytes match, and a {} is none; leave it out, or compare characters",
                of_bytes
                    ? "an option (--iupac, --mismatch, --match-table)"
                    : fmt::format("the predicate '{}' of '{}'", relation.name, recurrence.name),
                name_of(reader.unit())));
    if (!changes_matches(options)) return recurrence;
    if (recurrence.relations.size() != 1 || !recurrence.relations.front().is_equality)
        return Failure::user(fmt::format(
            "'{}' has {}; --wildcard, --iupac, --mismatch and --match-table are for recurrences "
            "that ask whether a[i] == b[j], and nothing else, of symbols",
            recurrence.name,
            recurrence.relations.empty() ? "no predicate" : "predicates of its own"));
    Relation& relation = recurrence.relations.front();
    if (of_bytes) {
        Pairs pairs = equal_bytes();
        if (options.iupac || options.iupac_patterns) {
            MINTERM_TRY(const Relation iupac, iupac_relation());
            pairs = *iupac.holds;
        }
        if (options.iupac_patterns) keep_bases_of_b(pairs);
        if (!options.table.empty())
            if (Status added = add_table(options, reader, pairs); !added)
                return std::move(added).failure();
        for (const std::string& symbol : options.mismatches) {
            MINTERM_TRY(const std::uint32_t byte, byte_of(symbol, reader, "--mismatch"));
            for (std::uint32_t other = 0; other < 256; ++other) {
                pairs.reset(pair_of(byte, other));
                pairs.reset(pair_of(other, byte));
            }
        }
        relation.is_equality = false;
        relation.holds = std::make_shared<const Pairs>(pairs);
    }
    for (const std::string& symbol : options.wildcards) {
        MINTERM_TRY(const std::uint32_t number, reader.symbol(symbol, "--wildcard"));
        relation.wildcards.push_back(number);
    }
    return recurrence;
}

Recurrence without_case(Recurrence recurrence) {
    const auto other_case = [](std::uint32_t byte) {
        const std::uint32_t upper = byte & ~0x20U;
        return upper >= 'A' && upper <= 'Z' ? byte ^ 0x20U : byte;
    };
    for (Relation& relation : recurrence.relations) {
        Pairs pairs;
        for (std::uint32_t a = 0; a < 256; ++a)
            for (std::uint32_t b = 0; b < 256; ++b)
                if (relation(a, b) || relation(other_case(a), b) || relation(a, other_case(b)) ||
                    relation(other_case(a), other_case(b)))
                    pairs.set(pair_of(a, b));
        relation.is_equality = false;
        relation.holds = std::make_shared<const Pairs>(pairs);
    }
    return recurrence;
}

}  // namespace minterm
