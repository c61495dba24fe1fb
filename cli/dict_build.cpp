// SPDX-License-Identifier: Apache-2.0
//
// Word lists -> dictionary files: minterm dict build.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <filesystem>
#include <nlohmann/json.hpp>

#include "cli/answer_stream.hpp"
#include "cli/dict_actions.hpp"
#include "cli/json_text.hpp"
#include "cli/line_chunks.hpp"
#include "cli/options.hpp"
#include "cli/output.hpp"
#include "cli/run_report.hpp"
#include "runtime/input/quoted_name.hpp"

namespace minterm {
namespace {

/// What lists say, and where they say it.
class KeyReader {
public:
    explicit KeyReader(const DictOptions& options)
        : options_(options), own_(options.ids == "own"), builder_(builder_of(options)) {}

    Status read(const std::string& path) {
        MINTERM_TRY(ByteSource source, ByteSource::open(path));
        LineChunks chunks(std::move(source));
        std::size_t number = 0;
        for (;;) {
            MINTERM_TRY(std::string_view lines, chunks.next());
            if (lines.empty()) return success();
            if (number == 0 && drop_byte_order_mark(lines)) ++marks_;
            MINTERM_TRY([[maybe_unused]] const Unit added,
                        visit_lines_of(lines, options_.keep_cr, [&](std::string_view line) {
                            return add_line(path, line, ++number);
                        }));
        }
    }
    Result<DictionaryBuilder::Written> write(const DictionaryOptions& how,
                                             const DictionaryBuilder::Sink& sink) && {
        MINTERM_TRY(const auto found, builder_.sort());
        if (found) {
            const Run& first = run_of(found->first);
            const Run& second = run_of(found->second);
            return failure_at(
                *second.path, second.line + (found->second - second.key), 1, {}, 1,
                fmt::format("the key has another number than in {}:{}", shown_name(*first.path),
                            first.line + (found->first - first.key)));
        }
        return std::move(builder_).write(how, sink);
    }
    std::uint64_t keys() const { return builder_.size(); }
    std::size_t blank() const { return blank_; }
    std::size_t marks() const { return marks_; }

private:
    static DictionaryBuilder builder_of(const DictOptions& options) {
        if (options.memory == 0) return DictionaryBuilder();
        return DictionaryBuilder({options.memory, scratch_folder(options.output)});
    }
    /// Where there should be room: TMPDIR, or else beside the dictionary.
    static std::string scratch_folder(const std::string& output) {
        if (const char* const chosen = std::getenv("TMPDIR"); chosen != nullptr && *chosen != '\0')
            return chosen;
        const std::string folder = std::filesystem::path(output).parent_path().string();
        return folder.empty() ? "." : folder;
    }
    /// Lines one after the other that are all keys.
    struct Run {
        const std::string* path;
        std::size_t line;
        std::uint64_t key;  ///< how many keys there are before
    };
    const Run& run_of(std::uint64_t key) const {
        const auto after =
            std::upper_bound(runs_.begin(), runs_.end(), key,
                             [](std::uint64_t wanted, const Run& run) { return wanted < run.key; });
        return *(after - 1);
    }
    Status add_line(const std::string& path, std::string_view line, std::size_t number) {
        if (line.empty() && !options_.keep_blank) {
            ++blank_;
            return success();
        }
        if (!own_) return add(path, line, number);
        if (runs_.empty() || runs_.back().path != &path ||
            number - runs_.back().line != builder_.size() - runs_.back().key)
            runs_.push_back({&path, number, builder_.size()});
        return add_with_number(path, line, number);
    }
    Status add(const std::string& path, std::string_view line, std::size_t number) {
        return placed(builder_.add(line), path, line, number);
    }
    /// A key, a tab and its number: the last tab, as `lookup` and `prefix` print it.
    Status add_with_number(const std::string& path, std::string_view line, std::size_t number) {
        const std::size_t tab = line.rfind('\t');
        if (tab == std::string_view::npos)
            return failure_at(path, number, line.size() + 1, line, 1,
                              "a tab and the number of the key are missing");
        const std::string_view digits = line.substr(tab + 1);
        std::uint64_t id = 0;
        const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), id);
        const bool whole = end == digits.data() + digits.size() && !digits.empty();
        if (whole && (error == std::errc::result_out_of_range || id == Dictionary::kNoId))
            return failure_at(path, number, tab + 2, line, digits.size(),
                              fmt::format("{} is too large; the greatest number is {}", digits,
                                          Dictionary::kNoId - 1));
        if (!whole || error != std::errc())
            return failure_at(path, number, tab + 2, line, std::max<std::size_t>(digits.size(), 1),
                              quoted_name(std::string(digits)) + " is no number");
        return placed(builder_.add(line.substr(0, tab), id), path, line, number);
    }
    static Status placed(Status added, const std::string& path, std::string_view line,
                         std::size_t number) {
        if (added || added.failure().kind() != FailureKind::User) return added;
        return failure_at(path, number, 1, line.substr(0, 60), 1,
                          added.failure().messages().front().text);
    }

    const DictOptions& options_;
    bool own_;
    DictionaryBuilder builder_;
    std::vector<Run> runs_;  ///< where keys have numbers, which may contradict each other
    std::size_t blank_ = 0;
    std::size_t marks_ = 0;  ///< of byte order, before first lines
};

Status build_dictionary(const DictOptions& options) {
    DictionaryOptions how;
    how.ids = options.ids == "sorted" ? IdOrder::Sorted
              : options.ids == "trie" ? IdOrder::Trie
                                      : IdOrder::Own;
    how.layout = options.trie == "louds"     ? DictionaryLayout::Louds
                 : options.layout == "paper" ? DictionaryLayout::Paper
                 : options.layout == "small" ? DictionaryLayout::Small
                                             : DictionaryLayout::Fast;
    MINTERM_TRY([[maybe_unused]] const Unit shared, refuse_shared_standard_input(options.words));
    MINTERM_TRY([[maybe_unused]] const Unit own, refuse_own_input(options.output, options.words));
    // Before anything is read, and before a folder for temporary files is looked for beside it.
    AnswerStream answers;
    MINTERM_TRY([[maybe_unused]] const Unit opened, answers.open(options.output));
    KeyReader reader(options);
    for (const std::string& path : options.words) {
        MINTERM_TRY([[maybe_unused]] const Unit read, reader.read(path));
    }
    const std::uint64_t lines = reader.keys();
    const std::size_t blank = reader.blank();
    const std::size_t marks = reader.marks();
    MINTERM_TRY(const DictionaryBuilder::Written written,
                std::move(reader).write(how, [&](std::span<const std::byte> piece) {
                    answers.text().append(reinterpret_cast<const char*>(piece.data()),
                                          piece.size());
                    return answers.flush_if_full();
                }));
    MINTERM_TRY([[maybe_unused]] const Unit committed, answers.commit());
    const std::uint64_t repeated = lines - written.keys;
    if (options.json) {
        nlohmann::ordered_json json;
        json["file"] = json_text(options.output);
        json["keys"] = written.keys;
        json["repeated"] = repeated;
        json["blank_lines"] = blank;
        json["byte_order_marks"] = marks;
        json["bytes"] = written.bytes;
        return write_standard_output(json.dump() + "\n");
    }
    if (options.quiet) return success();
    const auto counted = [](std::uint64_t count, const char* what) {
        return fmt::format("{} {}{}", grouped(count), what, count == 1 ? "" : "s");
    };
    std::string text = counted(written.keys, "key") + ", " + counted(written.bytes, "byte");
    if (repeated > 0) text += "; " + counted(repeated, "repeated line") + " merged";
    if (blank > 0) text += "; " + counted(blank, "blank line") + " skipped";
    if (marks > 0) text += "; " + counted(marks, "byte order mark") + " skipped";
    print_error(text + "\n");
    return success();
}

/// "64M" -> "67108864": a whole number and a unit of 1024, 1024^2 and so on, at least 1M.
CLI::Validator memory_size() {
    constexpr std::string_view kUnits = "KMGT";
    const auto to_bytes = [kUnits](std::string& text) -> std::string {
        std::uint64_t size = 0;
        const char* const end = text.data() + text.size();
        const auto [stop, error] = std::from_chars(text.data(), end, size);
        const std::size_t unit = stop == end ? 0 : kUnits.find(*stop) + 1;
        const bool known = stop == end || (unit > 0 && stop + 1 == end);
        if (error == std::errc::result_out_of_range ||
            (known && size > ~std::uint64_t{0} >> 10 * unit))
            return fmt::format("{} is too large; expected a size such as 64M or 2G", text);
        if (error != std::errc() || !known)
            return fmt::format("expected a size such as 64M or 2G, got {}", shown_value(text));
        size <<= 10 * unit;
        if (size < std::uint64_t{1} << 20U) return fmt::format("{} is less than 1M", text);
        text = std::to_string(size);
        return {};
    };
    return CLI::Validator(to_bytes, "a size such as 64M or 2G");
}

}  // namespace

int dict_build_command(const Arguments& arguments) {
    DictOptions options;
    CLI::App app("Builds a dictionary of the lines of word lists.", "minterm dict build");
    app.add_option("WORDS", options.words,
                   "Files with a key a line, in any order, plain or compressed with gzip; - is "
                   "standard input. Lines end with LF or CRLF; repeated ones are one key")
        ->required();
    app.add_option("-o,--output", options.output, "The dictionary, written whole or not at all")
        ->option_text("FILE")
        ->check(file_name())
        ->required();
    app.add_option(
           "--trie", options.trie,
           "xbw (default): nodes in the order of their prefixes read backwards; louds: level "
           "by level")
        ->option_text("KIND")
        ->check(CLI::IsMember({"xbw", "louds"}));
    auto* layout =
        app.add_option("--layout", options.layout,
                       "fast (default); paper, with compressed bit vectors: smaller and slower; "
                       "small: no trie, but the sorted keys, each as what it changes of the one "
                       "before: the least memory")
            ->option_text("LAYOUT")
            ->check(CLI::IsMember({"fast", "paper", "small"}));
    app.add_option("--ids", options.ids,
                   "What numbers keys get: sorted (default), their ranks in byte order; trie, any, "
                   "which saves memory; own, those that follow them in the lists after a tab")
        ->option_text("ORDER")
        ->check(CLI::IsMember({"sorted", "trie", "own"}));
    app.add_flag("--keep-cr", options.keep_cr, "A CR before LF is part of the key");
    app.add_flag("--keep-blank", options.keep_blank, "A blank line is the empty key; else skipped");
    app.add_option("--memory", options.memory,
                   "Take about so many bytes (1M, 2G) and sort in temporary files what is more, in "
                   "TMPDIR or beside FILE: for lists that are larger than memory. Tries are still "
                   "built in memory, or refused; --layout small takes some MB and a byte a key, 40 "
                   "more with --ids own, beside it, and is refused where these do not fit SIZE")
        ->option_text("SIZE")
        ->transform(memory_size());
    refuse_threads(app);
    add_json_option(app, options.json);
    app.add_flag("-q,--quiet", options.quiet, "No figures on standard error");
    app.footer(
        "Examples:\n"
        "  minterm dict build words.txt -o words.mtd\n"
        "  minterm dict build a.txt b.txt.gz --layout paper --ids trie -o small.mtd\n"
        "  minterm dict build all.txt.gz --layout small --memory 1G -o all.mtd\n"
        "  printf 'cat\\t700\\ndog\\t20\\n' | minterm dict build --ids own - -o own.mtd");
    if (const std::optional<int> over = parse_arguments(app, arguments)) return *over;
    if (options.json && options.output == "-")
        return finish(Failure::user(
            "--json and the dictionary cannot both go to standard output; give -o a file"));
    if (options.trie == "louds" && layout->count() > 0)
        return finish(
            Failure::user("--layout is not for LOUDS tries; leave it or --trie louds out"));
    return finish(build_dictionary(options));
}

}  // namespace minterm
