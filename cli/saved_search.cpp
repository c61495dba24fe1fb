// SPDX-License-Identifier: Apache-2.0
//
// Lines: `minterm search 2`; two numbers; for all strands + where a pattern begins and - for the
// reverse complement of the one before; a name for each pattern. No name holds a newline.
#include "cli/saved_search.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <sstream>
#include <string_view>
#include <utility>

namespace minterm {
namespace {

constexpr std::string_view kHead = "minterm search 2\n";

}  // namespace

std::string note_of(const SearchCommandOptions& options, const SavedSearch& search) {
    std::string note(kHead);
    note += fmt::format("{} {}\n", options.errors, options.reverse_complement ? 1 : 0);
    for (const PatternStrand& strand : search.strands.strands) note += strand.reverse ? '-' : '+';
    note += '\n';
    for (const SearchPattern& pattern : search.patterns) note += pattern.name + '\n';
    return note;
}

Result<SavedSearch> read_note(const SearchEngine& engine, SearchCommandOptions& options) {
    std::string_view rest = engine.note();
    const Failure foreign = Failure::user(
        "cannot use " + options.engine +
        ": a program saved this engine without names of patterns, or another version of minterm "
        "did; make one with minterm search --save-engine FILE");
    if (!rest.starts_with(kHead)) return foreign;
    rest.remove_prefix(kHead.size());
    const auto next_line = [&rest] {
        const std::string_view line = rest.substr(0, rest.find('\n'));
        rest.remove_prefix(std::min(rest.size(), line.size() + 1));
        return line;
    };
    std::istringstream numbers{std::string(next_line())};
    if (!(numbers >> options.errors >> options.reverse_complement) || options.errors < 0 ||
        options.errors > kMostErrors)
        return foreign;
    SavedSearch search;
    std::uint32_t patterns = 0;
    for (const char strand : next_line()) {
        patterns += strand == '+' ? 1 : 0;
        if ((strand != '+' && strand != '-') || patterns == 0) return foreign;
        search.strands.strands.push_back({patterns - 1, strand == '-'});
    }
    if (search.strands.strands.size() != engine.pattern_count()) return foreign;
    search.patterns.resize(patterns);
    for (SearchPattern& pattern : search.patterns) {
        if (rest.empty()) return foreign;
        pattern.name = next_line();
    }
    return search;
}

}  // namespace minterm
