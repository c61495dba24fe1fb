// SPDX-License-Identifier: Apache-2.0
#include "cli/options.hpp"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <memory>
#include <thread>

#include "cli/closest_word.hpp"
#include "cli/output.hpp"
#include "codegen/column.hpp"
#include "codegen/wavefront.hpp"

namespace minterm {
namespace {

constexpr int kMostThreads = 4096;

/// All long names of the app's options that --help tells, with their dashes.
std::vector<std::string> option_names(const CLI::App& app) {
    std::vector<std::string> names;
    for (const CLI::Option* option : app.get_options()) {
        if (option->get_group().empty()) continue;
        for (const std::string& name : option->get_lnames()) names.push_back("--" + name);
    }
    return names;
}

/// CLI11's help with long descriptions broken into lines, and without its notes on types and on
/// which option excludes which.
class HelpFormatter : public CLI::Formatter {
public:
    std::string make_option(const CLI::Option* option, bool is_positional) const override {
        constexpr std::size_t kWidth = 100;
        const std::size_t indent = get_column_width();
        std::string text =
            "  " + (is_positional ? option->get_name(true) : option->get_name(false, true));
        if (!option->get_option_text().empty()) text += " " + option->get_option_text();
        text += text.size() + 2 > indent ? "\n" + std::string(indent, ' ')
                                         : std::string(indent - text.size(), ' ');
        std::size_t column = indent;
        std::string rest = option->get_description();
        while (!rest.empty()) {
            const std::string word = rest.substr(0, rest.find(' '));
            rest.erase(0, word.size() + 1);
            if (column > indent && column + 1 + word.size() > kWidth) {
                text += "\n" + std::string(indent, ' ');
                column = indent;
            }
            if (column > indent) {
                text += ' ';
                ++column;
            }
            text += word;
            column += word.size();
        }
        return text + "\n";
    }
};

/// "--name=" with nothing behind it, for whose value CLI11 takes the next argument; or nothing.
std::string option_without_value(const CLI::App& app, const Arguments& arguments) {
    for (const std::string& argument : arguments) {
        if (argument == "--") break;
        if (argument.size() < 4 || argument.compare(0, 2, "--") != 0 || argument.back() != '=')
            continue;
        std::string name = argument.substr(0, argument.size() - 1);
        const CLI::Option* option = app.get_option_no_throw(name);
        if (option != nullptr && option->get_items_expected_max() > 0) return name;
    }
    return {};
}

/// What CLI11 says of a mistake; of a value that is missing, what --help calls it and what is
/// expected, where CLI11 tells its type in C++.
std::string mistake_text(const CLI::App& app, const CLI::ParseError& error) {
    const std::string text = error.what();
    for (const CLI::Option* option : app.get_options()) {
        const std::string name = option->get_name();  // empty if --help does not tell it
        if (text.compare(0, name.size() + 2, name + ": ") != 0) continue;
        if (text.compare(name.size(), 20, ": At Most 1 required") == 0)
            return name + " is given more than once; keep one";
        if (text.compare(name.size(), 12, ": 1 required") != 0)
            return name.empty() ? text.substr(2) : text;
        const std::string type = option->get_type_name();
        const std::size_t expected = type.find(':');
        return (name.empty() ? "--" + option->get_lnames().front() : name) + ": " +
               option->get_option_text() + " is missing" +
               (expected == std::string::npos ? "" : ": " + type.substr(expected + 1));
    }
    return text;
}

/// CLI11 says which arguments are left over, but not what they might have been.
std::string suggestion(const CLI::App& app) {
    for (const std::string& extra : app.remaining()) {
        if (extra.size() < 2 || extra.front() != '-') continue;
        const std::string closest =
            closest_word(extra.substr(0, extra.find('=')), option_names(app));
        if (!closest.empty()) return "; did you mean " + closest + "?";
    }
    return {};
}

}  // namespace

bool is_other_target_named() {
    const char* set = std::getenv("MINTERM_TARGET");
    const std::string_view named = set != nullptr ? set : "";
    return named == "cuda" || named == "auto" || named == "spu";
}

void add_target_option(CLI::App& app, std::string& target) {
    if (is_other_target_named()) target = std::getenv("MINTERM_TARGET");
    app.add_option("--target", target,
                   "What to compile for (see minterm targets); default: the environment variable "
                   "MINTERM_TARGET, else the best one")
        ->option_text("NAME");
}

void add_json_option(CLI::App& app, bool& json) {
    app.add_flag("--json", json, "Print one JSON object instead of text");
}

void add_output_option(CLI::App& app, std::string& output) {
    app.add_option("-o,--output", output, "Write to FILE, whole or not at all")
        ->option_text("FILE")
        ->check(file_name());
}

void add_rows_option(CLI::App& app, int& rows) {
    app.add_option("--rows", rows,
                   "Registers of rows that the kernel holds; default: what runs best")
        ->option_text("K")
        ->check(CLI::Range(1, kMaxColumnWords));
}

void add_layout_option(CLI::App& app, std::string& layout, const std::string& description) {
    app.add_option("--layout", layout, description)
        ->option_text("LAYOUT")
        ->check(CLI::IsMember({"choose", "wavefront", "column", "batch"}));
}

Layout layout_of(const std::string& name) {
    if (name == "wavefront") return Layout::Wavefront;
    if (name == "column") return Layout::Column;
    return name == "batch" ? Layout::Batch : Layout::Choose;
}

Status check_rows(int rows, const std::string& layout) {
    if (rows <= kMaxRows || layout == "column") return success();
    return Failure::user(
        fmt::format("--rows {}: kernels hold 1 to {} registers of rows; only those of --layout "
                    "column hold up to {}",
                    rows, kMaxRows, kMaxColumnWords));
}

void add_threads_option(CLI::App& app, int& threads) {
    app.add_option_function<int>(
           "--threads",
           [&threads](int count) {
               const auto processors = static_cast<int>(std::thread::hardware_concurrency());
               threads = count == 0 ? std::max(1, processors) : count;
           },
           "How many threads may run, 0 for all processors; default: 1. The answer is the same")
        ->option_text("N")
        ->check(CLI::Range(0, kMostThreads));
}

void add_param_option(CLI::App& app, std::vector<std::string>& params) {
    app.add_option("--param", params,
                   "Set a parameter of the spec, as in --param k=3; may be repeated")
        ->option_text("NAME=N")
        ->allow_extra_args(false);
}

void add_recurrence_option(CLI::App& app, std::string& recurrence) {
    app.add_option("--recurrence", recurrence,
                   "Which recurrence or table of the spec, if it has several")
        ->option_text("NAME");
}

std::string shown_value(const std::string& text) { return text.empty() ? "nothing" : text; }

CLI::Validator whole_number(std::uint64_t least) {
    return CLI::Validator(
        [least](const std::string& text) -> std::string {
            std::uint64_t value = 0;
            const char* const end = text.data() + text.size();
            const auto [stop, code] = std::from_chars(text.data(), end, value);
            if (code == std::errc::result_out_of_range)
                return fmt::format("{} does not fit in 64 bits", text);
            if (code != std::errc() || stop != end || value < least)
                return fmt::format("expected a whole number from {}, got {}", least,
                                   shown_value(text));
            return {};
        },
        fmt::format("a whole number from {}", least));
}

CLI::Validator file_name() {
    return CLI::Validator(
        [](const std::string& text) -> std::string {
            return text.empty() ? "expected the name of a file, got nothing" : "";
        },
        "");
}

CLI::Validator fraction() {
    return CLI::Validator(
        [](const std::string& text) -> std::string {
            double value = -1;
            const char* const end = text.data() + text.size();
            const auto [stop, code] = std::from_chars(text.data(), end, value);
            if (code != std::errc() || stop != end || !(value >= 0 && value <= 1))
                return fmt::format("expected a number from 0 to 1, got {}", shown_value(text));
            return {};
        },
        "a number from 0 to 1");
}

SequenceOptions InputOptions::reading() const {
    SequenceOptions options;
    options.ignore_case = ignore_case;
    if (format == "fasta") options.format = SequenceFormat::Fasta;
    if (format == "fastq") options.format = SequenceFormat::Fastq;
    if (format == "raw") options.format = SequenceFormat::Raw;
    return options;
}

void add_input_options(CLI::App& app, InputOptions& input, bool pair) {
    app.add_option(
           "--record", input.record,
           pair ? "Which record of each file: its name, else its number from 1; default: the first"
                : "Which record of the file: its name, else its number from 1; default: the first")
        ->option_text("NAME|N");
    if (pair) {
        app.add_option("--record-a", input.record_a, "Which record of A only")
            ->option_text("NAME|N");
        app.add_option("--record-b", input.record_b, "Which record of B only")
            ->option_text("NAME|N");
    }
    app.add_option(
           "--format", input.format,
           "auto, fasta, fastq or raw; auto looks at the content (default). raw: the whole file "
           "without its last newline is one sequence")
        ->option_text("FORMAT")
        ->check(CLI::IsMember({"auto", "fasta", "fastq", "raw"}));
    app.add_flag("--ignore-case", input.ignore_case, "Read the letters a to z as A to Z");
}

std::optional<int> parse_arguments(CLI::App& app, const Arguments& arguments) {
    const auto formatter = std::make_shared<HelpFormatter>();
    formatter->column_width(24);
    app.formatter(formatter);
    if (const std::string option = option_without_value(app, arguments); !option.empty()) {
        print_error(fmt::format(
            "{0}: error: {1}= has no value; an empty one is written {1} ''\ntry {0} --help\n",
            app.get_name(), option));
        return 2;
    }
    Arguments reversed(arguments.rbegin(), arguments.rend());  // what CLI11 wants
    try {
        app.parse(std::move(reversed));
        return std::nullopt;
    } catch (const CLI::CallForHelp&) {
        return finish(write_standard_output(app.help()));
    } catch (const CLI::ExtrasError&) {
        // CLI11 lists them from the last to the first.
        print_error(fmt::format("{}: error: not expected: {}{}\ntry {} --help\n", app.get_name(),
                                fmt::join(app.remaining(), " "), suggestion(app), app.get_name()));
        return 2;
    } catch (const CLI::ParseError& error) {
        print_error(fmt::format("{}: error: {}{}\ntry {} --help\n", app.get_name(),
                                mistake_text(app, error), suggestion(app), app.get_name()));
        return 2;
    }
}

Status refuse_shared_standard_input(const std::vector<std::string>& inputs) {
    if (std::count(inputs.begin(), inputs.end(), "-") < 2) return success();
    return Failure::user(
        "standard input (-) can be read once only; name a file for all inputs but one, or use the "
        "shell's <(COMMAND)");
}

Result<ParameterValues> parse_parameters(const std::vector<std::string>& params) {
    ParameterValues values;
    for (const std::string& param : params) {
        const std::size_t equals = param.find('=');
        const std::string name = param.substr(0, equals);
        if (equals == std::string::npos || name.empty()) {
            return Failure::user(
                fmt::format("--param {}: expected NAME=N, as in --param k=3", param));
        }
        const std::string number = param.substr(equals + 1);
        std::int64_t value = 0;
        const char* begin = number.data() + (number.size() > 1 && number[0] == '+' ? 1 : 0);
        const char* end = number.data() + number.size();
        const auto [stop, code] = std::from_chars(begin, end, value);
        if (code == std::errc::result_out_of_range) {
            return Failure::user(
                fmt::format("--param {}: {} does not fit in 64 bits", param, number));
        }
        if (code != std::errc() || stop != end) {
            return Failure::user(fmt::format(
                "--param {}: expected a whole number after '=', as in --param {}=3", param, name));
        }
        if (!values.emplace(name, value).second) {
            return Failure::user(fmt::format("--param {}: {} is set twice; keep one", param, name));
        }
    }
    return values;
}

}  // namespace minterm
