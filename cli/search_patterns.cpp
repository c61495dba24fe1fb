// SPDX-License-Identifier: Apache-2.0
#include "cli/search_patterns.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <bitset>
#include <map>
#include <memory>
#include <utility>

#include "runtime/input/byte_source.hpp"
#include "runtime/input/quoted_name.hpp"
#include "runtime/input/sequence_source.hpp"
#include "runtime/symbols/utf8.hpp"

namespace minterm {
namespace {

/// `patterns.txt:3`, `guides.fa, record "g7"` or `pattern 2`, for a message; of the part of the
/// pattern as it is written that is wrong.
Failure wrong_pattern(const SearchPattern& pattern, const std::string& why, std::size_t at = 0,
                      std::size_t width = 0) {
    SourcePlace place;
    place.file = pattern.file;
    std::string text;
    const std::string column = width == 0 ? "" : fmt::format("byte {}: ", at + 1);
    if (pattern.file.empty()) {
        text = fmt::format("pattern {}, {}, {}", pattern.number, quoted_name(pattern.name), column);
    } else if (pattern.is_record) {
        text = fmt::format("record {}, {}, {}", pattern.number, quoted_name(pattern.name), column);
    } else {
        place.line = static_cast<std::size_t>(pattern.number);
        place.column = pieces_of(pattern.name.substr(0, at), SymbolUnit::Character).size() + 1;
        const std::string quoted = quoted_name(pattern.name);
        place.line_text = quoted.substr(1, quoted.size() - 2);
        place.width = std::max<std::size_t>(1, width == 0 ? place.line_text.size() : width);
        text = width == 0 ? "the pattern " : "";
    }
    return {FailureKind::User, Message{std::move(place), text + why, {}}};
}

Status check_pattern(const SearchPattern& pattern, const SearchCommandOptions& options) {
    if (pattern.bytes.empty())
        return wrong_pattern(pattern,
                             "is empty and would match everywhere: expected at least one byte");
    const SymbolUnit unit = options.unit();
    if (!pattern.masked.empty() && (unit == SymbolUnit::Character || options.reverse_complement))
        return wrong_pattern(pattern,
                             "has ? for digits, which are of bytes as they stand: leave "
                             "out --unit character and --rc");
    if (unit == SymbolUnit::Character) {
        const std::size_t valid = utf8_prefix(pattern.bytes).bytes;
        if (valid < pattern.bytes.size())
            return wrong_pattern(
                pattern, fmt::format("is searched for by characters, and its byte {} (0x{:02X}) is "
                                     "no part of one in UTF-8; search for bytes, or convert it",
                                     valid + 1, static_cast<unsigned char>(pattern.bytes[valid])));
    }
    const std::size_t symbols =
        unit == SymbolUnit::Byte ? pattern.bytes.size() : pieces_of(pattern.bytes, unit).size();
    if (symbols <= static_cast<std::size_t>(options.errors))
        return wrong_pattern(
            pattern, fmt::format("has {} {}{} and would match everywhere with {} error{}: "
                                 "expected more {}s than errors (-k)",
                                 symbols, name_of(unit), symbols == 1 ? "" : "s", options.errors,
                                 options.errors == 1 ? "" : "s", name_of(unit)));
    return success();
}

/// Adds a pattern as it is written in an argument or a line of a file.
Status add_written(std::string_view text, const std::string& file, std::uint64_t number,
                   PatternWriting writing, std::vector<SearchPattern>& patterns) {
    WrittenBytes written = bytes_written(text, writing);
    patterns.push_back({std::move(written.bytes), std::string(text), file, number, false,
                        std::move(written.masked)});
    if (written.error.empty()) return success();
    return wrong_pattern(patterns.back(), written.error, written.at, written.width);
}

/// The lines of a file. One byte order mark before the first is no part of it.
Status add_lines(ByteSource source, PatternWriting writing, std::vector<SearchPattern>& patterns) {
    std::string text;
    for (;;) {
        MINTERM_TRY(const std::string_view chunk, source.next_chunk());
        if (chunk.empty()) break;
        text += chunk;
    }
    std::string_view rest = text;
    constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
    if (rest.starts_with(kByteOrderMark)) rest.remove_prefix(kByteOrderMark.size());
    for (std::uint64_t number = 1; !rest.empty(); ++number) {
        std::string_view line = rest.substr(0, rest.find('\n'));
        rest.remove_prefix(std::min(rest.size(), line.size() + 1));
        if (line.ends_with('\r')) line.remove_suffix(1);
        MINTERM_TRY([[maybe_unused]] const Unit added,
                    add_written(line, source.file(), number, writing, patterns));
    }
    return success();
}

Status add_records(ByteSource source, std::vector<SearchPattern>& patterns) {
    SequenceOptions reading;
    reading.format = SequenceFormat::Fasta;
    reading.list = true;
    MINTERM_TRY(SequenceReader reader, read_sequences(std::move(source), reading));
    SequenceRecord record;
    for (std::uint64_t number = 1;; ++number) {
        MINTERM_TRY(const bool found, reader.next(record));
        if (!found) return success();
        patterns.push_back(
            {std::move(record.bytes), std::move(record.name), reader.file(), number, true});
    }
}

constexpr std::string_view kCodes = "ACGTURYSWKMBDHVNacgturyswkmbdhvn";
constexpr std::string_view kComplements = "TGCAAYRSWMKVHDBNtgcaayrswmkvhdbn";

constexpr std::array<char, 256> kComplementOf = [] {
    std::array<char, 256> complements{};
    for (std::size_t byte = 0; byte < 256; ++byte) complements[byte] = static_cast<char>(byte);
    for (std::size_t i = 0; i < kCodes.size(); ++i)
        complements[static_cast<unsigned char>(kCodes[i])] = kComplements[i];
    return complements;
}();

/// Equal texts for patterns that are looked for in the same way.
std::string folded(std::string text, const SearchCommandOptions& options) {
    const bool are_codes = options.match.iupac || options.match.iupac_patterns;
    for (char& c : text) {
        if ((options.ignore_case || are_codes) && c >= 'a' && c <= 'z')
            c = static_cast<char>(c - 'a' + 'A');
        if (are_codes && c == 'U') c = 'T';
    }
    return text;
}

}  // namespace

Result<std::vector<SearchPattern>> read_search_patterns(const SearchCommandOptions& options) {
    std::vector<SearchPattern> patterns;
    for (const std::string& argument : options.patterns) {
        std::size_t begin = 0;
        for (;;) {
            const std::size_t end = argument.find('\n', begin);
            MINTERM_TRY([[maybe_unused]] const Unit added,
                        add_written(argument.substr(begin, end - begin), "", patterns.size() + 1,
                                    options.writing(), patterns));
            if (end == std::string::npos) break;
            begin = end + 1;
        }
    }
    for (const std::string& path : options.pattern_files) {
        MINTERM_TRY(ByteSource source, ByteSource::open(path));
        bool fasta = options.pattern_format == "fasta";
        if (options.pattern_format == "auto") {
            MINTERM_TRY([[maybe_unused]] const Unit plain, refuse_other_compression(source));
            MINTERM_TRY(const SequenceFormat format, sniff_format(source));
            fasta = format == SequenceFormat::Fasta;
        }
        MINTERM_TRY([[maybe_unused]] const Unit added,
                    fasta ? add_records(std::move(source), patterns)
                          : add_lines(std::move(source), options.writing(), patterns));
    }
    for (const SearchPattern& pattern : patterns) {
        MINTERM_TRY([[maybe_unused]] const Unit fits, check_pattern(pattern, options));
    }
    return patterns;
}

Result<Recurrence> with_masks(Recurrence recurrence, std::vector<SearchPattern>& patterns) {
    std::bitset<256> used;
    used.set('\n');  // what holds one is searched otherwise
    bool any = false;
    for (const SearchPattern& pattern : patterns) {
        std::vector<bool> is_masked(pattern.bytes.size());
        for (const MaskedByte& masked : pattern.masked) is_masked[masked.at] = any = true;
        for (std::size_t i = 0; i < pattern.bytes.size(); ++i)
            if (!is_masked[i]) used.set(static_cast<unsigned char>(pattern.bytes[i]));
    }
    if (!any) return recurrence;
    if (recurrence.relations.size() != 1)
        return Failure::user("'" + recurrence.name +
                             "' asks several things of symbols; ? in --hex is for one");
    Relation& relation = recurrence.relations.front();
    auto holds = std::make_shared<std::bitset<65536>>();
    for (std::uint32_t a = 0; a < 256; ++a)
        for (std::uint32_t b = 0; b < 256; ++b) holds->set(256 * a + b, relation(a, b));
    const std::bitset<65536> of_bytes = *holds;
    std::map<std::pair<std::uint8_t, std::uint8_t>, char> symbols;
    for (SearchPattern& pattern : patterns)
        for (const MaskedByte& masked : pattern.masked) {
            const auto [symbol, is_new] = symbols.try_emplace({masked.mask, masked.value});
            if (is_new) {
                std::uint32_t free = 255;
                while (free > 0 && used.test(free)) --free;
                if (used.test(free))
                    return Failure::user(
                        "patterns have all bytes there are, and ? in --hex needs one that is in "
                        "none of them; search for them in several calls");
                used.set(free);
                symbol->second = static_cast<char>(free);
                for (std::uint32_t b = 0; b < 256; ++b) {
                    bool matches = false;
                    for (std::uint32_t a = 0; a < 256; ++a)
                        matches |= masked.holds(a) && of_bytes.test(256 * a + b);
                    holds->set(256 * free + b, matches);
                }
            }
            pattern.bytes[masked.at] = symbol->second;
        }
    relation = {relation.name, false, std::move(holds), {}};
    return recurrence;
}

Result<PatternStrands> strands_of(const std::vector<SearchPattern>& patterns,
                                  const SearchCommandOptions& options) {
    PatternStrands result;
    for (std::uint32_t number = 0; number < patterns.size(); ++number) {
        const SearchPattern& pattern = patterns[number];
        result.bytes.push_back(pattern.bytes);
        result.strands.push_back({number, false});
        if (!options.reverse_complement) continue;
        const std::size_t stranger = pattern.bytes.find_first_not_of(kCodes);
        if (stranger != std::string::npos)
            return wrong_pattern(
                pattern, fmt::format("has no reverse complement: expected nucleotide codes (ACGTU, "
                                     "RYSWKM, BDHV, N), byte {} is {}",
                                     stranger + 1, quoted_name({pattern.bytes[stranger]})));
        std::string reverse = reverse_complement(pattern.bytes);
        if (folded(reverse, options) == folded(pattern.bytes, options)) continue;
        result.bytes.push_back(std::move(reverse));
        result.strands.push_back({number, true});
    }
    return result;
}

std::string reverse_complement(std::string_view bytes) {
    std::string result(bytes.rbegin(), bytes.rend());
    for (char& c : result) c = kComplementOf[static_cast<unsigned char>(c)];
    return result;
}

}  // namespace minterm
