// SPDX-License-Identifier: Apache-2.0
//
// Lines: `minterm search 1`, four numbers, a name for each pattern, and for each strand the number
// of its pattern, + or -, and its bytes. None of them holds a newline.
#include "cli/saved_search.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <sstream>
#include <string_view>
#include <utility>

namespace minterm {
namespace {

constexpr std::string_view kHead = "minterm search 1\n";

}  // namespace

std::string note_of(const SearchCommandOptions& options, const SavedSearch& search) {
    std::string note(kHead);
    note += fmt::format("{} {} {} {}\n", options.errors, options.mismatches ? 1 : 0,
                        options.reverse_complement ? 1 : 0, search.patterns.size());
    for (const SearchPattern& pattern : search.patterns) note += pattern.name + '\n';
    for (std::size_t i = 0; i < search.strands.strands.size(); ++i) {
        const PatternStrand& strand = search.strands.strands[i];
        note += std::to_string(strand.pattern) + (strand.reverse ? '-' : '+') +
                search.strands.bytes[i] + '\n';
    }
    return note;
}

Result<SavedSearch> read_note(const SearchEngine& engine, SearchCommandOptions& options) {
    std::string_view rest = engine.note();
    const Failure foreign = Failure::user(
        "cannot use " + options.engine +
        ": a program saved this engine without names of patterns; make one with minterm search "
        "--save-engine FILE");
    if (!rest.starts_with(kHead)) return foreign;
    rest.remove_prefix(kHead.size());
    const auto next_line = [&rest] {
        const std::string line(rest.substr(0, rest.find('\n')));
        rest.remove_prefix(std::min(rest.size(), line.size() + 1));
        return line;
    };
    std::istringstream numbers(next_line());
    std::size_t patterns = 0;
    if (!(numbers >> options.errors >> options.mismatches >> options.reverse_complement >>
          patterns))
        return foreign;
    SavedSearch search;
    for (; patterns > 0 && !rest.empty(); --patterns) {
        SearchPattern pattern;
        pattern.name = next_line();
        search.patterns.push_back(std::move(pattern));
    }
    while (!rest.empty()) {
        const std::string line = next_line();
        const std::size_t sign = line.find_first_of("+-");
        const unsigned long number = std::strtoul(line.c_str(), nullptr, 10);
        if (sign == std::string::npos || number >= search.patterns.size()) return foreign;
        search.strands.strands.push_back({static_cast<std::uint32_t>(number), line[sign] == '-'});
        search.strands.bytes.push_back(line.substr(sign + 1));
    }
    return search;
}

}  // namespace minterm
