// SPDX-License-Identifier: Apache-2.0
#include <fmt/format.h>
#include <sys/stat.h>

#include <CLI/CLI.hpp>
#include <iterator>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "cli/command_line.hpp"
#include "cli/json_text.hpp"
#include "cli/output.hpp"
#include "cli/run_pair.hpp"
#include "cli/stopwatch.hpp"
#include "codegen/common_subsequence.hpp"
#include "runtime/input/byte_source.hpp"
#include "runtime/lines/differing_lines.hpp"
#include "runtime/lines/unified_diff.hpp"
#include "runtime/symbols/piece_numbers.hpp"

namespace minterm {
namespace {

/// The exit code of a diff of files that differ, as that of diff.
constexpr int kDiffer = 1;

/// Lines that changes may slide over beyond those that differ, at least.
constexpr std::size_t kLinesAround = 64;

struct LcsOptions {
    RunPairOptions pair;
    bool length = false;
    bool string = false;
    bool similarity = false;
    bool prefix_lengths = false;
    bool diff = false;
    std::size_t context = 3;
    std::string color = "auto";
};

void add_lcs_options(CLI::App& app, LcsOptions& options) {
    auto* length = app.add_flag("--length", options.length, "Print how many symbols it has");
    auto* string = app.add_flag("--string", options.string,
                                "Print the subsequence itself (the default), with --json, too");
    auto* similarity = app.add_flag(
        "--similarity", options.similarity,
        "Print 2 LENGTH / (symbols of A and of B): 1 if they are equal, 0 if they have nothing in "
        "common");
    auto* prefixes = app.add_flag(
        "--prefix-lengths", options.prefix_lengths,
        "Print the length for every prefix of A and all of B, from the empty one on, one a line");
    auto* diff = app.add_flag("--diff", options.diff,
                              "Print a unified diff of the lines, as short as any, that patch "
                              "applies; exit code 0: equal, 1: different, 2: trouble");
    similarity->excludes(length)->excludes(string);
    length->excludes(string);
    prefixes->excludes(length)->excludes(string)->excludes(similarity);
    diff->excludes(length)->excludes(string)->excludes(similarity)->excludes(prefixes);
    app.add_option("-U,--context", options.context, "Equal lines around the changes of a diff (3)")
        ->option_text("N")
        ->check(whole_number(0))
        ->needs(diff);
    app.add_option("--color", options.color,
                   "Colors in a diff: auto (default: on a terminal), always or never")
        ->option_text("WHEN")
        ->check(CLI::IsMember({"auto", "always", "never"}))
        ->needs(diff);
    add_pair_options(app, options.pair);
    app.get_option("--json")->excludes(diff);
}

/// What is asked beside the length.
enum class Asked { Length, Subsequence, PrefixLengths };

/// Errors (user): a layout that has no subsequences.
Status check_layout(const RunPairOptions& options, Asked asked) {
    const Layout layout = layout_of(options.layout);
    if (asked != Asked::Subsequence || layout == Layout::Choose || layout == Layout::Wavefront)
        return success();
    return Failure::user(
        fmt::format("the {} layout has the length alone, not the subsequence; ask for --length or "
                    "--similarity, or leave --layout out",
                    options.layout));
}

Status run_lcs(const RunPairOptions& options, PreparedPair& pair, SymbolSpan a, SymbolSpan b,
               Asked asked) {
    RunOptions how = engine_options(options);
    how.alignment = asked == Asked::Subsequence;
    how.last_column = asked == Asked::PrefixLengths;
    MINTERM_TRY([[maybe_unused]] const Unit ran,
                run_prepared(options, pair, a, b, how, run_common_subsequence));
    pair.report.run.target = pair.target->name;
    return success();
}

/// What of `a` is kept: bytes and characters side by side, words with blanks between them, lines
/// with line ends between them.
std::string kept_text(const Alignment& alignment, std::string_view a, SymbolUnit unit,
                      bool symbols_are_bytes) {
    std::vector<std::string_view> pieces;
    if (!symbols_are_bytes) pieces = pieces_of(a, unit);
    std::string_view between;
    if (unit == SymbolUnit::Word) between = " ";
    if (unit == SymbolUnit::Line) between = "\n";
    std::string text;
    bool first = true;
    std::size_t at = 0;
    for (const EditRun& run : alignment.runs) {
        if (run.operation == EditOperation::OnlyInB) continue;
        const std::size_t begin = at;
        at += run.length;
        if (run.operation == EditOperation::OnlyInA) continue;
        if (symbols_are_bytes) {
            text += a.substr(begin, run.length);
            continue;
        }
        for (std::size_t piece = begin; piece < at; ++piece) {
            if (!first) text += between;
            first = false;
            text += pieces[piece];
        }
    }
    return text;
}

Status print_subsequence(const LcsOptions& options) {
    const bool wants_string = options.string || !(options.length || options.similarity ||
                                                  options.prefix_lengths || options.pair.json);
    Asked asked = wants_string ? Asked::Subsequence : Asked::Length;
    if (options.prefix_lengths) asked = Asked::PrefixLengths;
    MINTERM_TRY([[maybe_unused]] const Unit can, check_layout(options.pair, asked));
    PreparedPair pair;
    MINTERM_TRY([[maybe_unused]] const Unit prepared, prepare_pair(options.pair, pair));
    MINTERM_TRY([[maybe_unused]] const Unit ran,
                run_lcs(options.pair, pair, pair.a.symbols(), pair.b.symbols(), asked));
    const RunReport& report = pair.report;
    const auto distance = static_cast<std::uint64_t>(report.run.answer.value);
    const std::uint64_t symbols = report.a_length + report.b_length;
    const std::uint64_t length = (symbols - distance) / 2;
    const double similarity =
        symbols == 0 ? 1.0 : 2.0 * static_cast<double>(length) / static_cast<double>(symbols);

    std::vector<std::uint64_t> lengths;
    for (const std::int64_t prefix_distance : report.run.last_column)
        lengths.push_back(
            (lengths.size() + report.b_length - static_cast<std::uint64_t>(prefix_distance)) / 2);

    std::string kept;
    if (wants_string) {
        const bool bytes = report.unit == SymbolUnit::Byte ||
                           (report.unit == SymbolUnit::Character && !pair.a.symbols().is_wide());
        kept = kept_text(*report.run.alignment, report.a.record.bytes, report.unit, bytes);
    }
    std::string text;
    if (options.pair.json) {
        nlohmann::ordered_json json{
            {"length", length}, {"indel_distance", distance}, {"similarity", similarity}};
        if (wants_string) json["string"] = json_text(kept);
        if (options.prefix_lengths) json["prefix_lengths"] = lengths;
        add_run_json(report, json);
        text = json.dump(2) + "\n";
    } else if (options.prefix_lengths) {
        for (const std::uint64_t prefix_length : lengths)
            fmt::format_to(std::back_inserter(text), "{}\n", prefix_length);
    } else if (options.length) {
        text = fmt::format("{}\n", length);
    } else if (options.similarity) {
        text = fmt::format("{}\n", similarity);
    } else if (report.unit != SymbolUnit::Line || length > 0) {
        text = std::move(kept) + "\n";
    }
    MINTERM_TRY([[maybe_unused]] const Unit written, write_answer(options.pair.output, text));
    tell_about_run(options.pair, report);
    return success();
}

/// A file for a diff, whole.
struct WholeFile {
    LargeVector<char> bytes;
    std::timespec changed{};  ///< now, if it is no regular file

    std::string_view text() const { return {bytes.data(), bytes.size()}; }
};

Result<WholeFile> read_whole(const std::string& path) {
    WholeFile file;
    MINTERM_TRY(ByteSource source, ByteSource::open(path));
    struct stat status {};
    const bool known =
        (path == "-" ? ::fstat(STDIN_FILENO, &status) : ::stat(path.c_str(), &status)) == 0;
    if (known && S_ISREG(status.st_mode))
        file.changed = status.st_mtim;
    else
        std::timespec_get(&file.changed, TIME_UTC);
    file.bytes.reserve(source.size_hint());
    for (;;) {
        MINTERM_TRY(const std::string_view chunk, source.next_chunk());
        if (chunk.empty()) return file;
        append_text(file.bytes, chunk);
    }
}

/// Errors (user): options that a diff has no use for.
Status check_diff_options(const CLI::App& app, const LcsOptions& options) {
    for (const char* name : {"--record", "--record-a", "--record-b", "--format", "--bytes",
                             "--wildcard", "--iupac", "--mismatch", "--match-table"})
        if (app.count(name) > 0)
            return Failure::user(fmt::format(
                "--diff compares all lines of both files as they are; leave {} out", name));
    if (options.pair.match.unit != "auto" && options.pair.match.unit != "line")
        return Failure::user(
            fmt::format("--diff compares lines, and --unit says {}; leave one of them out",
                        options.pair.match.unit));
    return check_layout(options.pair, Asked::Subsequence);
}

/// Writes the diff of two texts that are not the same. Gives whether they differ, which they may
/// not if case is ignored.
Result<bool> write_diff(const LcsOptions& options, PreparedPair& pair, const WholeFile& file_a,
                        const WholeFile& file_b, const TextSink& sink) {
    Stopwatch watch;
    const DifferingLines differing =
        differing_lines(file_a.text(), file_b.text(), std::max(options.context, kLinesAround));
    const LargeVector<std::string_view> lines_a = lines_with_ends(differing.a);
    const LargeVector<std::string_view> lines_b = lines_with_ends(differing.b);
    PieceNumbers numbers(0, PieceNumbers::Storage::Borrowed);
    std::vector<std::uint32_t> a;
    std::vector<std::uint32_t> b;
    if (options.pair.input.ignore_case) {
        const std::string folded_a = fold_case(differing.a);
        const std::string folded_b = fold_case(differing.b);
        a = numbers.number(lines_with_ends(folded_a));
        b = numbers.number(lines_with_ends(folded_b));
    } else {
        a = numbers.number(lines_a);
        b = numbers.number(lines_b);
    }
    pair.report.a_length = a.size();
    pair.report.b_length = b.size();
    pair.report.times.push_back({"number lines", watch.lap()});
    MINTERM_TRY([[maybe_unused]] const Unit ran,
                run_lcs(options.pair, pair, a, b, Asked::Subsequence));

    watch.lap();
    const std::vector<Change> changes = changes_of(pair.report.run.alignment->runs, a, b);
    UnifiedDiffOptions how;
    how.context = options.context;
    how.lines_before = differing.lines_before;
    how.color = options.color == "always" ||
                (options.color == "auto" && options.pair.output.empty() && shows_colors());
    MINTERM_TRY([[maybe_unused]] const Unit written,
                write_unified_diff({diff_label(options.pair.a, file_a.changed), lines_a},
                                   {diff_label(options.pair.b, file_b.changed), lines_b}, changes,
                                   how, sink));
    pair.report.times.push_back({"write", watch.lap()});
    return !changes.empty();
}

/// Gives the exit code of two files that could be compared.
Result<int> print_diff(const LcsOptions& options) {
    const RunPairOptions& of_pair = options.pair;
    PreparedPair pair;
    MINTERM_TRY([[maybe_unused]] const Unit asked, read_question(of_pair, pair));
    Stopwatch watch;
    MINTERM_TRY(const WholeFile a, read_whole(of_pair.a));
    MINTERM_TRY(const WholeFile b, read_whole(of_pair.b));
    pair.report.times.push_back({"read inputs", watch.lap()});

    FileSet files;
    TextSink sink = write_standard_output;
    if (!of_pair.output.empty() && of_pair.output != "-") {
        MINTERM_TRY(const FileSet::OpenFile file, files.open(of_pair.output));
        sink = [&files, file](std::string_view text) { return files.append(file, text); };
    }
    bool differ = a.text() != b.text();
    if (differ) {
        const bool binary = a.text().find('\0') != std::string_view::npos ||
                            b.text().find('\0') != std::string_view::npos;
        if (binary) {
            MINTERM_TRY([[maybe_unused]] const Unit written,
                        sink(fmt::format("Binary files {} and {} differ\n", of_pair.a, of_pair.b)));
        } else {
            MINTERM_TRY(differ, write_diff(options, pair, a, b, sink));
            tell_about_run(of_pair, pair.report);
        }
    }
    MINTERM_TRY([[maybe_unused]] const Unit kept, files.commit());
    return differ ? kDiffer : 0;
}

}  // namespace

int lcs_command(const Arguments& arguments) {
    LcsOptions options;
    options.pair.spec = "indel";
    CLI::App app(
        "Prints a longest common subsequence of two sequences, its length, or the shortest diff of "
        "two files.",
        "minterm lcs");
    add_lcs_options(app, options);
    app.footer(
        "Examples:\n"
        "  minterm lcs a.fa b.fa                        the letters that both have in order\n"
        "  minterm lcs a.fa b.fa.gz --length\n"
        "  minterm lcs old.txt new.txt --unit word      the words that stayed\n"
        "  minterm lcs old.txt new.txt --similarity     from 0 to 1\n"
        "  minterm lcs old.c new.c --diff > change.patch\n"
        "  git show HEAD:main.c | minterm lcs - main.c --diff -U 5");
    if (const std::optional<int> over = parse_arguments(app, arguments)) return *over;
    options.pair.kernel_line = !options.diff;
    if (!options.diff) return finish(print_subsequence(options));
    if (const Status fits = check_diff_options(app, options); !fits) return finish(fits);
    return finish_or_trouble([&] { return print_diff(options); });
}

}  // namespace minterm
