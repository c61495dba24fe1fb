// SPDX-License-Identifier: Apache-2.0
//
// `minterm search`: patterns in files, as grep finds them in text and seqkit locate in records.
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <filesystem>
#include <string>
#include <utility>
#include <vector>

#include "cli/command_line.hpp"
#include "cli/device_choice.hpp"
#include "cli/options.hpp"
#include "cli/output.hpp"
#include "cli/run_report.hpp"
#include "cli/saved_search.hpp"
#include "cli/search_lines.hpp"
#include "cli/search_records.hpp"
#include "cli/search_whole_files.hpp"
#include "cli/stopwatch.hpp"
#include "runtime/input/sequence_source.hpp"

namespace minterm {
namespace {

namespace fs = std::filesystem;

// As grep: so that a script can tell nothing from trouble (`kTrouble`).
constexpr int kFound = 0;
constexpr int kNothing = 1;

/// Whether a file is where answers go, which would then be searched for ever.
bool is_own_output(const std::string& path) {
    struct stat output {};
    struct stat input {};
    return path != "-" && ::fstat(STDOUT_FILENO, &output) == 0 && S_ISREG(output.st_mode) &&
           ::stat(path.c_str(), &input) == 0 && input.st_dev == output.st_dev &&
           input.st_ino == output.st_ino;
}

Status search_file(SearchSession& session, const std::string& path) {
    if (is_own_output(path) && !session.is_settled() && !session.options.count)
        return Failure::user(path + " is where the answers go; write them to another file");
    Result<ByteSource> opened = ByteSource::open(path);
    if (!opened) {
        session.report_unreadable(opened.failure());
        return success();
    }
    ByteSource source = *std::move(opened);
    if (session.options.most == 0U) {
        session.finish_file(source.file(), 0);
        return success();
    }
    if (session.is_awaited(source)) source.give_at_once();
    if (session.options.whole_files()) return search_whole_file(session, std::move(source));
    SequenceFormat format = session.options.file_format();
    if (format == SequenceFormat::Auto) {
        MINTERM_TRY([[maybe_unused]] const Unit plain, refuse_other_compression(source));
        MINTERM_TRY(format, sniff_text(source));
    }
    return format == SequenceFormat::Raw ? search_lines(session, std::move(source))
                                         : search_records(session, std::move(source), format);
}

/// The regular files in a folder and the folders in it, by their names.
class FolderFiles {
public:
    explicit FolderFiles(SearchSession& session) : session_(session), options_(session.options) {}

    /// What cannot be read is reported.
    std::vector<std::string> list(const std::string& folder) {
        if (options_.takes_folder(fs::path(folder).filename().string())) enter(folder);
        std::sort(files_.begin(), files_.end());
        return std::move(files_);
    }

private:
    // Not a recursive iterator: that ends at the first folder that cannot be read, or says nothing.
    void enter(const std::string& folder) {
        if (options_.follows_links) {
            std::error_code unknown;
            const fs::path real = fs::canonical(folder, unknown);
            if (std::find(above_.begin(), above_.end(), real) != above_.end()) return;
            above_.push_back(real);
        }
        for (const std::string& inner : folders_in(folder)) enter(inner);
        if (options_.follows_links) above_.pop_back();
    }

    /// Notes the files, and gives the folders.
    std::vector<std::string> folders_in(const std::string& folder) {
        std::vector<std::string> folders;
        std::error_code error;
        for (fs::directory_iterator entries(folder, error);
             !error && entries != fs::directory_iterator(); entries.increment(error)) {
            std::error_code unknown;
            if (!options_.follows_links && entries->is_symlink(unknown)) continue;
            const std::string name = entries->path().filename().string();
            if (entries->is_regular_file(unknown) && options_.takes_file(name))
                files_.push_back(entries->path().string());
            if (entries->is_directory(unknown) && options_.takes_folder(name))
                folders.push_back(entries->path().string());
        }
        if (error)
            session_.report_unreadable(Failure::user(
                fmt::format("cannot read the folder {}: {}", folder, error.message())));
        return folders;
    }

    SearchSession& session_;
    const SearchCommandOptions& options_;
    std::vector<std::string> files_;
    std::vector<fs::path> above_;  ///< where links that are followed would lead back
};

void search_all(SearchSession& session) {
    const auto search = [&session](const std::string& path) {
        if (Status searched = search_file(session, path); !searched)
            session.report(searched.failure());
        return !session.broken_output && !(session.options.quiet && session.matched);
    };
    for (const std::string& path : session.options.files) {
        std::error_code unknown;
        if (path == "-" || !fs::is_directory(path, unknown)) {
            if (!search(path)) return;
        } else if (!session.options.recursive) {
            session.report_unreadable(
                Failure::user(path + " is a directory; add -r to search what is in it"));
        } else {
            for (const std::string& file : FolderFiles(session).list(path))
                if (!search(file)) return;
        }
    }
}

SearchMethod method_named(const std::string& name) {
    if (name == "logic") return SearchMethod::TextSliced;
    if (name == "cyclic") return SearchMethod::Cyclic;
    if (name == "lanes") return SearchMethod::Lanes;
    if (name == "screen") return SearchMethod::Screened;
    if (name == "filter") return SearchMethod::Filter;
    return name == "automaton" ? SearchMethod::Automaton : SearchMethod::Auto;
}

std::string plural(std::size_t count, const char* noun) {
    return fmt::format("{} {}{}", grouped(count), noun, count == 1 ? "" : "s");
}

/// What literals are searched with, and how much of the text filters were enough for.
std::string literal_explanation(const LiteralSet& literals) {
    const LiteralPlan& plan = literals.plan();
    if (plan.automaton)
        return fmt::format("by an automaton, {:.2g} ns a byte expected",
                           plan.automaton_nanoseconds);
    std::string text = fmt::format("by {}, {:.2g} ns a byte expected (automaton {:.2g})",
                                   plural(plan.filters.size(), "filter"), plan.filter_nanoseconds,
                                   plan.automaton_nanoseconds);
    for (const GramPlan& filter : plan.filters)
        text += fmt::format(
            "; {} by {} each, {} at once", plural(filter.end - filter.first, "pattern"),
            plural(filter.shape.window(), "byte"), plural(filter.shape.stride, "place"));
    if (literals.walked() > 0)
        text +=
            fmt::format("; {} of the bytes were no use to filters and went through the automaton",
                        grouped(literals.walked()));
    return text;
}

/// About as many as files have, gzip taken for four times as many; 0 where nobody knows.
std::uint64_t bytes_to_search(const std::vector<std::string>& files) {
    std::uint64_t total = 0;
    for (const std::string& file : files) {
        std::error_code unknown;
        const std::uintmax_t size = std::filesystem::file_size(file, unknown);
        if (file == "-" || unknown) return 0;
        total += std::uint64_t{size} * (file.ends_with(".gz") ? 4 : 1);
    }
    return total;
}

/// How the first of the files begins that can be read twice; what is wrong with others is found
/// out when they are searched.
std::string sample_of(const std::vector<std::string>& files) {
    constexpr std::size_t kSample = std::size_t{32} << 10U;
    for (const std::string& file : files) {
        std::error_code unknown;
        if (file == "-" || !fs::is_regular_file(file, unknown)) continue;
        Result<ByteSource> source = ByteSource::open(file);
        if (!source) continue;
        const Result<std::string_view> chunk = source->next_chunk();
        if (chunk && !chunk->empty()) return std::string(chunk->substr(0, kSample));
    }
    return {};
}

/// `through a screen of 3 groups of 3 bytes, which ... of the places of a sample pass; behind it `.
std::string screen_explanation(const Screen& screen) {
    const ScreenShape& shape = screen.windows().shape();
    return fmt::format(
        "through a screen of {} of {}{}, which {:.2g} % of the places of a sample pass; behind it, "
        "where {} went past it: ",
        plural(shape.groups, "group"), plural(shape.bytes, "byte"),
        shape.spare == 0 ? "" : " of which one may differ", 100 * screen.costs().survivors,
        plural(screen.passed(), "byte"));
}

/// What a word of a device does together.
std::string stretches_explanation(const SearchEngine& engine) {
    if (engine.device() == nullptr) return {};
    const CyclicKernel& kernel = engine.device()->patterns().kernel;
    return fmt::format(" of {} bits, with {} of a text at a time", grouped(8 * kernel.word_bytes),
                       plural(kernel.copies, "piece"));
}

std::string method_behind_screen(const SearchEngine& engine) {
    const SearchFigures figures = engine.figures();
    if (engine.literals() != nullptr) return literal_explanation(*engine.literals());
    const std::string kernels = "kernels " + origin_text(figures.origin);
    if (figures.words > 0)
        return fmt::format("side by side ({}) in {}{}; a position takes {} gates a word; {}",
                           figures.method == SearchMethod::Lanes ? "lanes" : "cyclic",
                           plural(figures.words, "word"), stretches_explanation(engine),
                           figures.match_gates, kernels);
    return fmt::format(
        "as logic in {}; a position takes {} gates for {} classes of bytes, and {} gates and {} "
        "delays for all patterns; {}",
        plural(figures.groups, "group"), figures.class_gates, figures.classes,
        grouped(figures.match_gates), grouped(figures.delays), kernels);
}

std::string method_explanation(const SearchEngine& engine) {
    const std::size_t sets = engine.character_sets();
    std::string text = sets > 0 ? "of characters, " : "";
    if (sets > 1) text += fmt::format("in {}, the first of which go ", plural(sets, "set"));
    return text +
           (engine.screen() != nullptr ? screen_explanation(*engine.screen()) : std::string()) +
           method_behind_screen(engine);
}

/// What searched: `avx2, 1 thread`, or `cuda, device 0: NVIDIA H100 PCIe, sm_90`.
std::string who_searched(const SearchSession& session, const SearchEngine& engine) {
    return engine.target_name() + ", " +
           (engine.device() != nullptr
                ? engine.device()->device_name()
                : plural(static_cast<std::size_t>(session.options.threads), "thread"));
}

/// `avx2, 1 thread: 8 patterns as logic in 1 group; ...`, with a newline.
std::string explanation(const SearchSession& session) {
    const SearchEngine* const engine = session.search.engine();
    if (engine == nullptr) return "no pattern: nothing can match\n";
    const double seconds = std::max(session.search_seconds, 1e-9);
    return fmt::format(
        "{}: {} {}; {} in {} in {:.3g} s, {:.3g} GB/s\n", who_searched(session, *engine),
        plural(session.strands.strands.size(), "pattern"), method_explanation(*engine),
        plural(session.hits, "occurrence") + (session.left_some_out ? " looked at" : ""),
        plural(session.bytes, "byte"), session.search_seconds,
        static_cast<double>(session.bytes) / seconds * 1e-9);
}

void print_report(const SearchSession& session, const Stopwatch& whole) {
    const SearchEngine* const engine = session.search.engine();
    if (engine != nullptr && !session.options.quiet) tell_if_interpreted(engine->figures().origin);
    if (session.options.explain) {
        print_error(explanation(session));
        if (engine != nullptr && !engine->figures().not_kept.empty())
            print_error("minterm: note: " + engine->figures().not_kept + "\n");
    }
    if (!session.options.time) return;
    std::vector<StageTime> times;
    if (engine != nullptr) times = engine->times();
    const double search = session.search_seconds * 1e3;
    times.push_back({"search", search});
    times.push_back({"read and write", whole.milliseconds() - search});
    print_error(time_table(times));
}

TextSearchOptions text_search_options(const SearchCommandOptions& options) {
    TextSearchOptions how;
    how.errors = static_cast<std::uint32_t>(options.errors);
    how.threads = options.threads;
    how.device = std::max(options.device, 0);
    how.method = method_named(options.method);
    how.bytes = bytes_to_search(options.files);
    how.sample = sample_of(options.files);
    how.borders = options.borders();
    how.unit = options.unit();
    how.ignore_case = options.ignore_case;
    return how;
}

/// On the processor where a GPU cannot do it, or fails while it does, and "auto" leaves that open,
/// which is said.
Result<TextSearch> search_for(const Recurrence& recurrence, const std::vector<std::string>& strands,
                              const Target* target, const SearchCommandOptions& options) {
    std::optional<TextSearch> search;
    MINTERM_TRY([[maybe_unused]] const Unit made,
                run_on_device_or_processor(
                    options.target, options.quiet, target, [&](const Target& on) -> Status {
                        MINTERM_TRY(search, TextSearch::create(recurrence, strands, on,
                                                               choose_store(options.cache),
                                                               text_search_options(options)));
                        return success();
                    }));
    if (target->is_device && options.target == "auto")
        search->on_failure_of_device([=, &options](const Failure& why) -> Result<TextSearch> {
            MINTERM_TRY(const Target* const processor, processor_instead());
            MINTERM_TRY(TextSearch other, TextSearch::create(recurrence, strands, *processor,
                                                             choose_store(options.cache),
                                                             text_search_options(options)));
            tell_of_fallback(options.quiet, why);
            return other;
        });
    return *std::move(search);
}

Result<TextSearch> compile_search(SearchCommandOptions& options, SavedSearch& question) {
    MINTERM_TRY(const Target* const target,
                choose_device_or_processor(options.target, options.device, options.quiet));
    MINTERM_TRY(Recurrence recurrence, search_recurrence(options));
    MINTERM_TRY([[maybe_unused]] const Unit fits, refuse_borders_of_errors(options));
    MINTERM_TRY(question.patterns, read_search_patterns(options));
    MINTERM_TRY(recurrence, with_masks(std::move(recurrence), question.patterns));
    MINTERM_TRY(question.strands, strands_of(question.patterns, options));
    MINTERM_TRY(TextSearch search, search_for(recurrence, question.strands.bytes, target, options));
    const bool has_most =
        std::any_of(recurrence.parameters.begin(), recurrence.parameters.end(),
                    [](const Parameter& parameter) { return parameter.name == "k"; });
    if (search.engine() != nullptr && search.engine()->has_gaps() && !has_most)
        return Failure(FailureKind::User,
                       Message{recurrence.place,
                               "'" + recurrence.name +
                                   "' needs a parameter k, the most errors of an occurrence, to be "
                                   "searched for within lines and records",
                               {}});
    return search;
}

Result<TextSearch> open_search(SearchCommandOptions& options, SavedSearch& question) {
    MINTERM_TRY(SearchEngine engine, SearchEngine::open(options.engine));
    MINTERM_TRY(question, read_note(engine, options));
    MINTERM_TRY([[maybe_unused]] const Unit fits, refuse_borders_of_errors(options));
    return TextSearch::from(std::move(engine), text_search_options(options));
}

/// Gives the exit code of a search that could begin.
Result<int> run_search(const CLI::App& app, SearchCommandOptions& options) {
    MINTERM_TRY([[maybe_unused]] const Unit settled, settle_search_options(app, options));
    SavedSearch question;
    MINTERM_TRY(const TextSearch search, options.engine.empty() ? compile_search(options, question)
                                                                : open_search(options, question));
    if (options.most == 0U && !options.names_without) return kNothing;  // as grep
    const auto& [patterns, strands] = question;
    if (!options.save_engine.empty()) {
        if (search.engine() == nullptr)
            return Failure::user("there are no patterns, and so no engine to save");
        MINTERM_TRY([[maybe_unused]] const Unit saved,
                    search.engine()->save(options.save_engine, note_of(options, question)));
        return kFound;
    }

    const Stopwatch watch;
    AnswerStream out;
    MINTERM_TRY([[maybe_unused]] const Unit opened, out.open("-"));
    SearchSession session{options, patterns, strands, search, out};
    session.names_files = options.with_names || (!options.without_names &&
                                                 (options.files.size() > 1 || options.recursive));
    {
        ProgressLine progress(!options.quiet && ::isatty(STDOUT_FILENO) != 1);
        session.progress = &progress;
        search_all(session);
    }
    if (session.broken_output) return *session.broken_output;
    MINTERM_TRY([[maybe_unused]] const Unit written, out.commit());
    print_report(session, watch);
    if (options.quiet && session.matched) return kFound;
    if (session.trouble) return kTrouble;
    return session.matched ? kFound : kNothing;
}

}  // namespace

int search_command(const Arguments& arguments) {
    SearchCommandOptions options;
    CLI::App app(
        "Finds patterns, with or without errors, in text as grep does and in FASTA and FASTQ by "
        "record. Patterns are bytes as they stand, not regular expressions.",
        "minterm search");
    add_search_options(app, options);
    app.footer(
        "Text gives lines, records a table: record, start, end, strand, pattern, errors and what "
        "matched. Places\ncount from 0, the end is exclusive, newlines within a record do not "
        "count. Exit code 0: something\nmatches, 1: nothing, 2: trouble.\n\n"
        "Examples:\n"
        "  minterm search needle *.txt\n"
        "  minterm search -f words.txt -n -o book.txt.gz\n"
        "  minterm search colour -k 1 notes.txt                 one edit: color, colours, ...\n"
        "  minterm search -e GATTACA --rc genome.fa.gz --bed > hits.bed\n"
        "  minterm search -f guides.fa -k 3 --mismatches --rc --iupac genome.fa --threads 0\n"
        "  minterm search --hex '50 4B 03 04' -c --format raw *.zip\n"
        "  minterm search --unit character -k 1 Zurich notes.txt   finds Zürich, too\n"
        "  minterm search --spec mine.dp -k 2 GATTACA genome.fa   by a recurrence of your own\n"
        "  minterm search -f guides.fa -k 3 --rc --save-engine guides.mte\n"
        "  minterm search --engine guides.mte genome.fa\n"
        "  minterm search -f words.txt --count-per-pattern book.txt\n"
        "  tail -f log.txt | minterm search --line-buffered error\n"
        "  minterm search -r --count deprecated src\n"
        "  minterm search -rnw deprecated --include '*.hpp' -C 1 src");
    if (const std::optional<int> over = parse_arguments(app, arguments)) return *over;
    return finish_or_trouble([&] { return run_search(app, options); });
}

}  // namespace minterm
