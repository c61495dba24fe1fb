// SPDX-License-Identifier: Apache-2.0
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <charconv>
#include <cstdint>
#include <limits>
#include <nlohmann/json.hpp>
#include <string_view>

#include "cli/command_line.hpp"
#include "cli/json_text.hpp"
#include "cli/options.hpp"
#include "cli/output.hpp"
#include "minterm/generate_pair.hpp"

namespace minterm {
namespace {

struct GenOptions {
    std::optional<std::uint64_t> dna;
    std::optional<double> mutate;
    bool independent = false;
    std::string from;
    InputOptions input;
    std::uint64_t seed = 1;
    std::vector<std::string> output;
    bool json = false;
    bool quiet = false;
};

constexpr std::uint64_t kMostLetters = std::uint64_t{1} << 36;

std::string fasta(const std::string& title, std::string_view bytes) {
    constexpr std::size_t kLine = 80;
    std::string text = ">" + title + "\n";
    text.reserve(text.size() + bytes.size() + bytes.size() / kLine + 2);
    for (std::size_t at = 0; at < bytes.size(); at += kLine) {
        text += bytes.substr(at, kLine);
        text += '\n';
    }
    return text;
}

Status check_options(const GenOptions& options) {
    if (options.dna.has_value() == !options.from.empty()) {
        return Failure::user(
            "say what to start from: --dna N for random DNA, or --from FILE (one of them)");
    }
    if (options.mutate.has_value() == options.independent) {
        return Failure::user(
            "say how to make B: --mutate PERCENT of A, or --independent (one of them)");
    }
    if (options.dna > kMostLetters) {
        return Failure::user(
            fmt::format("--dna {}: at most {} letters", *options.dna, kMostLetters));
    }
    if (options.output.size() == 2 && options.output[0] == options.output[1]) {
        return Failure::user(
            fmt::format("-o names {} twice; A and B need a file each", options.output[0]));
    }
    if (options.output.size() == 1 && options.from.empty()) {
        return Failure::user("-o needs two files, A and B; only with --from may A be left out");
    }
    for (const std::string& path : options.output) {
        if (path == "-" && (options.output.size() > 1 || options.json)) {
            return Failure::user(
                "-o -: standard output takes one sequence and nothing else; name files instead");
        }
        if (path.size() > 3 && path.substr(path.size() - 3) == ".gz") {
            return Failure::user(
                fmt::format("cannot write {}: gen writes plain files; name it without .gz and "
                            "compress it with gzip",
                            path));
        }
    }
    return success();
}

/// CLI11 takes -1 and numbers that do not fit for the greatest number.
std::string check_seed(const std::string& text) {
    std::uint64_t seed = 0;
    const char* end = text.data() + text.size();
    const auto [stop, code] = std::from_chars(text.data(), end, seed);
    if (code == std::errc() && stop == end) return {};
    return fmt::format("{} is no whole number from 0 to {}", text,
                       std::numeric_limits<std::uint64_t>::max());
}

std::string percent_text(double percent) { return fmt::format("{:g}", percent); }

Status generate(const GenOptions& options) {
    MINTERM_TRY([[maybe_unused]] const Unit checked, check_options(options));
    GenerateParams params;
    params.seed = options.seed;
    params.mutate_percent = options.mutate;
    std::string a_title;
    bool raw = false;
    if (options.from.empty()) {
        params.length = *options.dna;
        a_title = fmt::format("random{} {} random letters, seed {}", options.seed, params.length,
                              options.seed);
    } else {
        MINTERM_TRY(PickedSequence from,
                    read_one_sequence(options.from, {options.input.record, "--record"},
                                      options.input.reading()));
        if (!from.note.empty() && !options.quiet) print_error("minterm: note: " + from.note + "\n");
        raw = from.format == SequenceFormat::Raw;
        a_title = from.record.name + (from.record.comment.empty() ? "" : " " + from.record.comment);
        params.from = std::move(from.record.bytes);
    }
    const std::string a_name = a_title.substr(0, a_title.find(' '));
    const std::string b_title =
        options.independent
            ? fmt::format("{}_unrelated random letters, seed {}", a_name, options.seed)
            : fmt::format("{0}_mutated {0} with {1} % edits, seed {2}", a_name,
                          percent_text(*options.mutate), options.seed);

    MINTERM_TRY(const GeneratedPair pair, generate_pair(params));
    const auto file_text = [raw](const std::string& title, const std::string& bytes) {
        return raw ? bytes + "\n" : fasta(title, bytes);
    };
    if (options.output.back() == "-") return write_standard_output(file_text(b_title, pair.b));
    FileSet files;
    if (options.output.size() == 2) {
        MINTERM_TRY([[maybe_unused]] const Unit a,
                    files.write(options.output[0], file_text(a_title, pair.a)));
    }
    MINTERM_TRY([[maybe_unused]] const Unit b,
                files.write(options.output.back(), file_text(b_title, pair.b)));
    MINTERM_TRY([[maybe_unused]] const Unit done, files.commit());
    if (!options.json) return success();

    const nlohmann::ordered_json object = {
        {"a",
         {{"length", pair.a.size()},
          {"file", options.output.size() == 2 ? json_text(options.output[0]) : ""}}},
        {"b", {{"length", pair.b.size()}, {"file", json_text(options.output.back())}}},
        {"seed", options.seed},
        {"substitutions", pair.edits.substitutions},
        {"insertions", pair.edits.insertions},
        {"deletions", pair.edits.deletions}};
    return write_standard_output(object.dump(2) + "\n");
}

}  // namespace

int gen_command(const Arguments& arguments) {
    GenOptions options;
    CLI::App app("Makes a pair of test sequences. The same seed gives the same files everywhere.",
                 "minterm gen");
    app.add_option("--dna", options.dna, "A is random DNA of N letters")
        ->option_text("N")
        ->check(whole_number(0));
    app.add_option("--from", options.from, "A is the sequence in FILE")->option_text("FILE");
    app.add_option("--mutate", options.mutate,
                   "B is A with edits at PERCENT of its positions: substitutions, insertions and "
                   "deletions in "
                   "equal parts")
        ->option_text("PERCENT");
    app.add_flag("--independent", options.independent, "B is random DNA as long as A");
    app.add_option("--seed", options.seed, "Which pair; default: 1")
        ->option_text("S")
        ->check(check_seed);
    app.add_option("-o,--output", options.output,
                   "Where A and B go; with --from one file will do, for B. FASTA, or raw text "
                   "where --from is "
                   "raw text. A single - is standard output")
        ->option_text("A B")
        ->check(file_name())
        ->required()
        ->expected(1, 2);
    add_input_options(app, options.input, false);
    add_json_option(app, options.json);
    app.add_flag("-q,--quiet", options.quiet, "No notes");
    app.footer(
        "Examples:\n"
        "  minterm gen --dna 100000 --mutate 5 --seed 1 -o a.fa b.fa\n"
        "  minterm gen --dna 100000 --independent --seed 1 -o a.fa b.fa\n"
        "  minterm gen --from lambda.fa.gz --mutate 10 -o lambda-mutated.fa");
    if (const std::optional<int> over = parse_arguments(app, arguments)) return *over;
    return finish(generate(options));
}

}  // namespace minterm
