// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <fstream>
#include <string>
#include <vector>

#include "cli/search_patterns.hpp"
#include "runtime/symbols/utf8.hpp"
#include "tests/fuzz/fuzz_cases.hpp"
#include "tests/fuzz/fuzz_input.hpp"
#include "tests/support/temporary_folder.hpp"

namespace minterm::testing {

namespace {

/// Lines that end with LF or CRLF, without a mark in front.
std::vector<std::string> naive_lines(std::string text) {
    if (text.rfind("\xEF\xBB\xBF", 0) == 0) text.erase(0, 3);
    std::vector<std::string> lines;
    std::string line;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '\n') line += text[i];
        if (text[i] != '\n' && i + 1 < text.size()) continue;
        if (!line.empty() && line.back() == '\r') line.pop_back();
        lines.push_back(line);
        line.clear();
    }
    return lines;
}

}  // namespace

std::string pattern_file_failure(FuzzBytes bytes) {
    static const TemporaryFolder folder;
    FuzzInput input(bytes);
    const char* const formats[]{"lines", "fasta", "auto"};
    SearchCommandOptions options;
    options.pattern_format = formats[input.below(3)];
    options.errors = static_cast<int>(input.below(3));
    options.reverse_complement = input.one_in(2);
    options.ignore_case = input.one_in(4);
    const std::size_t writing = input.below(4);
    options.escapes = writing == 1;
    options.hex = writing == 2;
    if (input.one_in(4)) options.match.unit = "character";
    const bool is_plain = writing != 1 && writing != 2 && options.match.unit != "character";
    const std::string text = input.rest();
    const std::string path = (folder.path() / "patterns").string();
    options.pattern_files.push_back(path);
    std::ofstream(path, std::ios::binary | std::ios::trunc) << text;

    const Result<std::vector<SearchPattern>> patterns = read_search_patterns(options);
    const bool is_gzip = text.rfind("\x1f\x8b", 0) == 0;
    if (options.pattern_format == std::string("lines") && !is_gzip && is_plain) {
        const std::vector<std::string> lines = naive_lines(text);
        const bool fits = std::all_of(lines.begin(), lines.end(), [&](const std::string& line) {
            return line.size() > static_cast<std::size_t>(options.errors);
        });
        if (fits != patterns.ok())
            return fits ? patterns.failure().render() : "a pattern that is too short was taken";
        if (fits) {
            if (patterns->size() != lines.size()) return "another number of lines";
            for (std::size_t i = 0; i < lines.size(); ++i)
                if ((*patterns)[i].bytes != lines[i]) return "line " + std::to_string(i + 1);
        }
    }
    if (!patterns)
        return patterns.failure().kind() == FailureKind::User ? "" : patterns.failure().render();
    for (const SearchPattern& pattern : *patterns) {
        if (options.match.unit == "character" &&
            utf8_prefix(pattern.bytes).bytes < pattern.bytes.size())
            return "a pattern that is no UTF-8 was taken";
        if (!pattern.is_record && options.hex && 2 * pattern.bytes.size() > pattern.name.size())
            return "bytes from nowhere";
    }
    const Result<PatternStrands> strands = strands_of(*patterns, options);
    if (!strands)
        return strands.failure().kind() == FailureKind::User ? "" : strands.failure().render();
    if (strands->bytes.size() != strands->strands.size()) return "strands without bytes";
    for (std::size_t i = 0; i < strands->bytes.size(); ++i) {
        const SearchPattern& pattern = patterns->at(strands->strands[i].pattern);
        const std::string twice = reverse_complement(reverse_complement(pattern.bytes));
        const std::string expected =
            strands->strands[i].reverse ? reverse_complement(pattern.bytes) : pattern.bytes;
        if (strands->bytes[i] != expected) return "strand " + std::to_string(i);
        // RNA comes back as DNA.
        if (strands->strands[i].reverse && twice.size() != pattern.bytes.size())
            return "another length";
    }
    return {};
}

}  // namespace minterm::testing
