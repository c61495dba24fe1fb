// SPDX-License-Identifier: Apache-2.0
#include "cli/occurrence_output.hpp"

#include <fmt/format.h>

#include <utility>

#include "cli/record_names.hpp"

namespace minterm {

void OccurrenceOutput::write_header() {
    const bool table = prints_hits() && !options_.only_matching && !options_.json && !options_.bed;
    if (!table || std::exchange(session_.header_written, true)) return;
    std::string& text = session_.out.text();
    if (session_.names_files) text += "file\t";
    if (has_records_) text += "record\t";
    text += "start\tend\tstrand\tpattern\terrors\tmatched";
    text += options_.cigar ? "\tcigar\n" : "\n";
}

bool OccurrenceOutput::take(const SearchHit& hit, std::uint64_t start, std::string_view matched,
                            std::string_view record) {
    ++matches_;
    if (options_.count_per_pattern) {
        session_.counts.resize(session_.patterns.size());
        ++session_.counts[session_.strands.strands[hit.pattern].pattern];
    }
    if (prints_hits()) append(hit, start, matched, record);
    done_ = session_.is_settled() || (options_.most && matches_ == *options_.most);
    return !done_;
}

void OccurrenceOutput::append(const SearchHit& hit, std::uint64_t begin, std::string_view here,
                              std::string_view record) {
    const bool reverse = session_.is_reverse(hit);
    const std::string matched = reverse ? reverse_complement(here) : std::string(here);
    const auto start = static_cast<std::int64_t>(begin);
    const auto end = static_cast<std::int64_t>(begin + here.size());
    const char* const strand = reverse ? "-" : "+";
    const SearchPattern& pattern = session_.pattern_of(hit);
    const std::string cigar = options_.cigar ? session_.cigar_of(hit, here) : "";
    std::string& text = session_.out.text();
    const auto end_row = [&] {
        if (options_.cigar) text += '\t' + cigar;
        text += '\n';
    };
    const auto field = [&text](std::string_view value) {
        append_field(text, value);
        text += '\t';
    };
    const auto number = [&text](std::int64_t value, std::string_view after) {
        append_number(text, value);
        text += after;
    };
    if (options_.json) {
        text += "{\"file\":";
        append_json_string(text, file_);
        if (has_records_) {
            text += ",\"record\":";
            append_json_string(text, record);
        }
        text += ",\"start\":";
        number(start, ",\"end\":");
        number(end, ",\"strand\":\"");
        text += strand;
        text += "\",\"pattern\":";
        append_json_string(text, pattern.name);
        text += ",\"errors\":";
        number(hit.cost, ",\"matched\":");
        append_json_string(text, matched);
        if (options_.cigar) text += ",\"cigar\":\"" + cigar + '"';
        text += "}\n";
        return;
    }
    if (options_.only_matching) {
        if (session_.names_files) {
            text += file_;
            text += options_.behind_name(":");
        }
        text += matched;
        return end_row();
    }
    if (options_.bed) {
        field(record);
        number(start, "\t");
        number(end, "\t");
        field(pattern.name);
        number(hit.cost, "\t");
        text += strand;
        return end_row();
    }
    if (session_.names_files) field(file_);
    if (has_records_) field(record);
    number(start, "\t");
    number(end, "\t");
    field(strand);
    field(pattern.name);
    number(hit.cost, "\t");
    append_field(text, matched);
    end_row();
}

Status refuse_options_of_lines(const SearchCommandOptions& options, const std::string& file,
                               const std::string& what) {
    for (const auto& [is_set, name] : {std::pair{options.invert, "-v"},
                                       {options.line_numbers, "-n"},
                                       {options.byte_offsets, "-b"},
                                       {options.words, "-w"},
                                       {options.whole_line, "-x"},
                                       {options.after.has_value(), "-A"},
                                       {options.before.has_value(), "-B"},
                                       {options.around.has_value(), "-C"},
                                       {options.null_after_names && options.prints_table(), "-Z"}})
        if (is_set)
            return Failure::user(
                fmt::format("{} is {}, and {} is for lines; leave it out, or add --format lines",
                            file, what, name));
    return success();
}

}  // namespace minterm
