// SPDX-License-Identifier: Apache-2.0
#include "cli/search_options.hpp"

#include <fmt/format.h>
#include <fnmatch.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <tuple>
#include <utility>

#include "cli/device_choice.hpp"
#include "cli/options.hpp"
#include "cli/output.hpp"
#include "cli/spec_choice.hpp"
#include "minterm/symbol_units.hpp"
#include "specs/embedded_specs.hpp"

namespace minterm {
namespace {

/// The greatest `k` of the shipped specs.
constexpr int kMostShippedErrors = 31;

void add_pattern_options(CLI::App& app, SearchCommandOptions& options) {
    app.add_option("PATTERN", options.pattern,
                   "What to look for; lines of it are patterns of their own. A file where -e or -f "
                   "says that");
    app.add_option("FILES", options.files, "Where; default, and -: standard input");
    app.add_option("-e,--pattern", options.patterns,
                   "A pattern; may be repeated. One that begins with a dash: --pattern=-x")
        ->option_text("PATTERN")
        ->allow_extra_args(false);
    app.add_option(
           "-f,--file", options.pattern_files,
           "Patterns of a file, - or gzip, too: the records of FASTA with their names, else "
           "a line each; may be repeated")
        ->option_text("FILE")
        ->allow_extra_args(false);
    app.add_option("--pattern-format", options.pattern_format,
                   "auto, fasta or lines: what the files of -f are; auto looks at the content "
                   "(default)")
        ->option_text("FORMAT")
        ->check(CLI::IsMember({"auto", "fasta", "lines"}));
    auto* escapes = app.add_flag(
        "--escapes", options.escapes,
        "Arguments and lines of -f write bytes as \\n, \\r, \\t, \\0, \\xHH, characters as "
        "\\x{H...}, and a backslash as \\\\; newlines are found with --format raw");
    app.add_flag("--hex", options.hex,
                 "Arguments and lines of -f are two hex digits a byte, ? for any, with or without "
                 "blanks: '81 EC ?? 4?'")
        ->excludes(escapes);
}

void add_matching_options(CLI::App& app, SearchCommandOptions& options) {
    auto* errors =
        app.add_option("-k,--errors", options.errors, "Find what has up to N errors, too (0)")
            ->option_text("N")
            ->check(CLI::Range(0, kMostShippedErrors));
    auto* edits =
        app.add_flag(
               "--edits", options.edits,
               "Errors are bytes, or characters, that were replaced, inserted or deleted (the "
               "default)")
            ->needs(errors);
    app.add_flag("--mismatches", options.mismatches,
                 "Errors are bytes, or characters, that were replaced")
        ->needs(errors)
        ->excludes(edits);
    app.add_flag_function(
        "-F,--fixed-strings", [](std::int64_t) {},
        "Patterns are bytes as they stand, as they always are here");
    auto* unit = app.add_option("--unit", options.match.unit,
                                "What errors, wildcards and cases are about: byte (default), or "
                                "character, of patterns and texts in UTF-8; places are bytes in "
                                "either case")
                     ->option_text("UNIT")
                     ->check(CLI::IsMember({"byte", "character"}));
    app.add_flag("--bytes", options.match.bytes, "The same as --unit byte")->excludes(unit);
    app.add_flag("-i,--ignore-case", options.ignore_case,
                 "The letters a to z are the same as A to Z; with --unit character all letters in "
                 "either case");
    app.add_flag(
        "-w,--word-regexp", options.words,
        "In lines, find what has no letter, digit or _ beside it, of ASCII or, with --unit "
        "character, of any script; not with errors");
    app.add_flag("-x,--line-regexp", options.whole_line,
                 "Find what is a whole line; not with errors");
    app.add_option("--spec", options.spec,
                   "Find what this recurrence reports, where a is a pattern and b the text: a spec "
                   "that ships, or a file; -k sets its parameter k")
        ->option_text("NAME|SPEC")
        ->excludes(edits)
        ->excludes("--mismatches");
    add_param_option(app, options.params);
    add_recurrence_option(app, options.recurrence);
    for (const char* name : {"--param", "--recurrence"}) app.get_option(name)->needs("--spec");
    add_equality_options(app, options.match, "patterns", "the text");
    app.add_flag("--iupac-patterns", options.match.iupac_patterns,
                 "The same of codes in patterns alone; one in the text, such as N, matches nothing")
        ->excludes("--iupac");
    app.add_flag("--rc", options.reverse_complement,
                 "Look for the reverse complement of each pattern, too (strand -); one that is its "
                 "own reverse complement is on + only");
    auto* all = app.add_flag("--all", options.all,
                             "Every occurrence counts, also where they overlap (the default "
                             "without errors)");
    app.add_flag("--best-per-locus", options.best_per_locus,
                 "Of occurrences of a pattern that overlap the one with the fewest errors counts, "
                 "and the first of equals (the default with -k)")
        ->excludes(all);
}

void add_reading_options(CLI::App& app, SearchCommandOptions& options) {
    auto* format = app.add_option("--format", options.format,
                                  "auto, fasta, fastq, lines or raw: what FILES are; auto looks at "
                                  "the content of each (default); raw: one text each, in which "
                                  "patterns may hold newlines and match across them")
                       ->option_text("FORMAT")
                       ->check(CLI::IsMember({"auto", "fasta", "fastq", "lines", "raw"}));
    app.add_flag("--fasta", options.fasta, "The same as --format fasta")->excludes(format);
    app.add_flag("-r,--recursive", options.recursive,
                 "Search folders with all that is in them; links in them are not followed");
    app.add_flag_callback(
        "-R,--dereference-recursive",
        [&options] { options.recursive = options.follows_links = true; },
        "The same, and links are followed, if not back into what they are in");
    for (const bool included : {true, false})
        app.add_option_function<std::string>(
               included ? "--include" : "--exclude",
               [&options, included](const std::string& glob) {
                   options.name_globs.push_back({included, glob});
               },
               included ? "With -r, of the files in folders only those whose names match GLOB; may "
                          "be repeated"
                        : "With -r, leave out files in folders whose names match GLOB; of several "
                          "that match the last one counts")
            ->option_text("GLOB")
            ->take_last()
            ->trigger_on_parse();
    app.add_option("--exclude-dir", options.folder_globs,
                   "With -r, leave out folders whose names match GLOB; may be repeated")
        ->option_text("GLOB")
        ->allow_extra_args(false);
    app.add_flag("-s,--no-messages", options.no_messages,
                 "Say nothing of files and folders that cannot be read; the exit code stays");
    app.add_flag("-a,--text", options.text,
                 "Print lines of files that have NUL bytes, too, instead of the note that one "
                 "matches");
    app.add_flag("-I", options.text_only, "Leave out files of lines that have NUL bytes")
        ->excludes("--text");
}

void add_printing_options(CLI::App& app, SearchCommandOptions& options) {
    auto* count = app.add_flag("-c,--count", options.count,
                               "Print how many lines match; with -o, and for records, how many "
                               "occurrences there are");
    auto* each = app.add_flag("--count-per-pattern", options.count_per_pattern,
                              "The same for each pattern of its own, as a table or with --json");
    auto* only = app.add_flag("-o,--only-matching", options.only_matching,
                              "Print what matches, each occurrence on a line");
    auto* names = app.add_flag("-l,--files-with-matches", options.names_only,
                               "Print the names of files where something matches");
    auto* others = app.add_flag("-L,--files-without-match", options.names_without,
                                "Print the names of files where nothing matches; the exit code "
                                "still says whether something did")
                       ->excludes(names);
    auto* quiet = app.add_flag("-q,--quiet", options.quiet,
                               "Print nothing; the exit code says whether something matches");
    auto* json = app.add_flag("--json", options.json,
                              "Print a JSON object for each occurrence; start and end are bytes");
    auto* bed = app.add_flag("--bed", options.bed,
                             "Print BED6 for each occurrence in a record; the score is the number "
                             "of errors");
    auto* cigar = app.add_flag("--cigar", options.cigar,
                               "Print how the pattern lies beside each occurrence, after what "
                               "matched: = equal, X different, I in the pattern alone, D in the "
                               "text alone; for lines with -o or --json");
    for (const auto& [name, lines, text] :
         {std::tuple("-A,--after-context", &options.after,
                     "Print N lines after each line that matches, too, and -- between groups"),
          {"-B,--before-context", &options.before, "Print N lines before it, too"},
          {"-C,--context", &options.around, "Print N lines before and after it, too"}}) {
        std::optional<std::uint64_t>* const wanted = lines;
        app.add_option_function<std::uint64_t>(
               name, [wanted](const std::uint64_t& number) { *wanted = number; }, text)
            ->option_text("N")
            ->check(whole_number(0))
            ->excludes(only)
            ->excludes(json);
    }
    app.add_option("--color,--colour", options.color,
                   "Show matches in lines, file names and numbers in color: auto (default: on a "
                   "terminal), always or never")
        ->option_text("WHEN")
        ->check(CLI::IsMember({"auto", "always", "never"}));
    auto* invert = app.add_flag("-v,--invert-match", options.invert,
                                "Lines that do not match, instead of those that do");
    auto* numbers = app.add_flag("-n,--line-number", options.line_numbers,
                                 "The number of the line before each line of text");
    auto* offsets = app.add_flag("-b,--byte-offset", options.byte_offsets,
                                 "The offset of the line, or with -o of what matches, from 0");
    auto* with = app.add_flag("-H,--with-filename", options.with_names,
                              "The file before each line (the default for several files)");
    app.add_flag("-h,--no-filename", options.without_names, "Never that")->excludes(with);
    app.add_flag("-Z,--null", options.null_after_names,
                 "A NUL byte behind the name of a file, instead of what else stands there")
        ->excludes(json)
        ->excludes(bed)
        ->excludes(each);
    app.add_option_function<std::uint64_t>(
           "-m,--max-count", [&options](const std::uint64_t& most) { options.most = most; },
           "Leave a file after N lines that match; for records after N occurrences")
        ->option_text("N")
        ->check(whole_number(0));
    app.add_flag("--line-buffered", options.line_buffered,
                 "Search what a pipe gives as soon as it does, and print what was found (the "
                 "default on a terminal)");
    for (auto* one : {json, bed, each})
        one->excludes(count)->excludes(names)->excludes(others)->excludes(quiet)->excludes(invert);
    json->excludes(bed)->excludes(numbers)->excludes(offsets);
    bed->excludes(only)->excludes(each);
    for (auto* one : {names, others}) one->excludes(count)->excludes(only);
    cigar->excludes(count)->excludes(each)->excludes(names)->excludes(others);
    cigar->excludes(quiet)->excludes(invert);
    invert->excludes(only);
}

}  // namespace

SequenceFormat SearchCommandOptions::file_format() const {
    if (fasta || format == "fasta") return SequenceFormat::Fasta;
    if (format == "fastq") return SequenceFormat::Fastq;
    return format == "lines" ? SequenceFormat::Raw : SequenceFormat::Auto;
}

bool SearchCommandOptions::takes_file(const std::string& name) const {
    for (auto glob = name_globs.rbegin(); glob != name_globs.rend(); ++glob)
        if (::fnmatch(glob->glob.c_str(), name.c_str(), 0) == 0) return glob->included;
    return name_globs.empty() || !name_globs.front().included;
}

bool SearchCommandOptions::takes_folder(const std::string& name) const {
    return std::none_of(folder_globs.begin(), folder_globs.end(), [&](const std::string& glob) {
        return ::fnmatch(glob.c_str(), name.c_str(), 0) == 0;
    });
}

void add_search_options(CLI::App& app, SearchCommandOptions& options) {
    app.set_help_flag("--help", "Print this help message and exit");
    add_pattern_options(app, options);
    add_matching_options(app, options);
    add_reading_options(app, options);
    add_printing_options(app, options);
    add_threads_option(app, options.threads);
    add_target_option(app, options.target);
    app.get_option("--target")
        ->description(app.get_option("--target")->get_description() +
                      ". cuda: a GPU, by the methods lanes and cyclic; auto: a GPU, or the "
                      "processor where there is none");
    add_device_option(app, options.device);
    add_cache_options(app, options.cache);
    app.add_option(
           "--method,--layout", options.method,
           "How to search; answers are the same. logic: patterns compiled into gates; "
           "cyclic, lanes: their rows side by side in words; screen: what costs least, behind "
           "a look at parts of the patterns; filter, automaton: for large sets without "
           "errors; default: choose, by what costs less")
        ->option_text("METHOD")
        ->check(
            CLI::IsMember({"choose", "logic", "cyclic", "lanes", "screen", "filter", "automaton"}));
    app.add_option("--save-engine", options.save_engine,
                   "Compile the patterns, save them for --engine, and end")
        ->option_text("FILE");
    app.add_option("--engine", options.engine,
                   "Patterns that were saved, with -k, --rc and what counts as equal; its code is "
                   "executed, so the file must be your own")
        ->option_text("FILE");
    app.add_flag("--explain", options.explain, "Say what ran and how fast, on standard error");
    app.add_flag("--time", options.time, "Say how long each stage took, on standard error");
}

Status settle_search_options(const CLI::App& app, SearchCommandOptions& options) {
    options.count |= options.count_per_pattern;
    options.colors = options.color == "always" || (options.color == "auto" && shows_colors());
    if (!options.spec.empty() && app.count("--errors") > 0)
        options.params.push_back(fmt::format("k={}", options.errors));
    for (const char* name : {"--include", "--exclude", "--exclude-dir"})
        if (app.count(name) > 0 && !options.recursive)
            return Failure::user(
                fmt::format("{} requires --recursive: it is about what is in folders", name));
    const bool has_argument = app.count("PATTERN") > 0;
    const bool has_others = app.count("--pattern") > 0 || app.count("--file") > 0;
    for (const auto& [name, path] :
         {std::pair("--engine", &options.engine), std::pair("--save-engine", &options.save_engine)})
        if (app.count(name) > 0 && (path->empty() || *path == "-"))
            return Failure::user(
                fmt::format("{} needs the name of a file, which can be mapped", name));
    if (!options.engine.empty()) {
        for (const char* name :
             {"--pattern",     "--file",        "--pattern-format", "--escapes",
              "--hex",         "--unit",        "--bytes",          "--spec",
              "--errors",      "--edits",       "--mismatches",     "--ignore-case",
              "--rc",          "--iupac",       "--iupac-patterns", "--wildcard",
              "--mismatch",    "--match-table", "--target",         "--method",
              "--save-engine", "--device"})
            if (app.count(name) > 0)
                return Failure::user(fmt::format(
                    "patterns and how they match were saved with --engine; leave out {}", name));
        if (has_argument) options.files.insert(options.files.begin(), options.pattern);
        if (options.files.empty()) options.files.emplace_back(options.recursive ? "." : "-");
        return refuse_shared_standard_input(options.files);
    }
    if (!has_argument && !has_others)
        return Failure::user(
            "nothing to look for: give a PATTERN, or patterns with -e PATTERN or -f FILE");
    if (has_argument) {
        if (has_others) {
            options.files.insert(options.files.begin(), options.pattern);
        } else {
            options.patterns.push_back(options.pattern);
        }
    }
    if (!options.save_engine.empty() && !options.files.empty())
        return Failure::user("--save-engine only compiles; leave out " + options.files.front());
    if (options.files.empty()) options.files.emplace_back(options.recursive ? "." : "-");
    std::vector<std::string> inputs = options.files;
    inputs.insert(inputs.end(), options.pattern_files.begin(), options.pattern_files.end());
    inputs.push_back(options.spec);
    return refuse_shared_standard_input(inputs);
}

Result<Recurrence> search_recurrence(SearchCommandOptions& options) {
    std::string spec = options.spec;
    MINTERM_TRY(ParameterValues parameters, parse_parameters(options.params));
    if (spec.empty()) {
        spec = options.errors == 0 ? "shift_or" : options.mismatches ? "k_mismatch" : "k_edit";
        if (options.errors > 0) parameters.emplace("k", options.errors);
    }
    MINTERM_TRY(const Source source, read_spec(spec));
    MINTERM_TRY(const CheckedSpec checked, check_source(source, parameters));
    MINTERM_TRY(Recurrence recurrence, choose_recurrence(checked, source, options.recurrence));
    options.errors = 0;
    for (const Parameter& parameter : recurrence.parameters)
        if (parameter.name == "k")
            options.errors =
                static_cast<int>(std::clamp<std::int64_t>(parameter.value, 0, kMostErrors));
    // Of characters, those that differ in case only are one to the reader and to the engine.
    const bool of_bytes = options.unit() == SymbolUnit::Byte;
    UnitReader reader(options.unit(), options.ignore_case && !of_bytes);
    MINTERM_TRY(recurrence, with_matches(std::move(recurrence), options.match, reader));
    return options.ignore_case && of_bytes ? without_case(std::move(recurrence)) : recurrence;
}

Status refuse_borders_of_errors(const SearchCommandOptions& options) {
    if (options.errors == 0 || options.borders() == Borders::Any) return success();
    return Failure::user(fmt::format("{} is for patterns without errors; leave it out, or -k",
                                     options.whole_line ? "-x" : "-w"));
}

}  // namespace minterm
