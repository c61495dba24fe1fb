// SPDX-License-Identifier: Apache-2.0
#include "cli/dict_actions.hpp"

#include <CLI/CLI.hpp>

#include "cli/output.hpp"

namespace minterm {

void add_dictionary(CLI::App& app, DictOptions& options) {
    app.add_option("DICTIONARY", options.dictionary, "A file of minterm dict build")->required();
    app.add_flag(
        "--trust", options.trust,
        "Open it without comparing its checksum, in microseconds: for files that nobody can "
        "have changed");
}

void refuse_threads(CLI::App& app) {
    app.add_option("--threads")
        ->group("")  // no part of --help
        ->option_text("N")
        ->check(CLI::Validator(
            [](const std::string&) -> std::string {
                return "--threads is for lookup, decode, encode, fuzzy, prefix and range, which "
                       "answer many questions";
            },
            ""));
}

Status open_answers(const DictOptions& options, AnswerStream& answers) {
    MINTERM_TRY([[maybe_unused]] const Unit own,
                refuse_own_input(options.output, {options.dictionary, options.file}));
    return answers.open(options.output);
}

Result<Dictionary> open_dictionary(const DictOptions& options) {
    if (options.dictionary.empty())
        return Failure::user("the name of the dictionary is empty; give a path");
    return Dictionary::open(options.dictionary, !options.trust);
}

bool drop_byte_order_mark(std::string_view& lines) {
    constexpr std::string_view kMark = "\xEF\xBB\xBF";
    if (!lines.starts_with(kMark)) return false;
    lines.remove_prefix(kMark.size());
    return true;
}

std::string shown_name(const std::string& path) { return path == "-" ? "standard input" : path; }

Failure failure_at(const std::string& path, std::size_t line, std::size_t column,
                   std::string_view text, std::size_t width, std::string message) {
    SourcePlace place;
    place.file = shown_name(path);
    place.line = line;
    place.column = column;
    place.width = width;
    place.line_text = text;
    return {FailureKind::User, Message{place, std::move(message), {}}};
}

}  // namespace minterm
