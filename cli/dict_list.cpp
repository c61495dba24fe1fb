// SPDX-License-Identifier: Apache-2.0
//
// What is in a dictionary: minterm dict prefix, range, stats.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <functional>
#include <nlohmann/json.hpp>

#include "cli/answer_stream.hpp"
#include "cli/dict_actions.hpp"
#include "cli/line_chunks.hpp"
#include "cli/options.hpp"
#include "cli/output.hpp"

namespace minterm {
namespace {

/// Calls `visit(i, key, id)` for what is asked by `questions[i]`, in their order.
using AnswerQuestions =
    std::function<void(const Dictionary& dictionary, std::span<const std::string_view> questions,
                       const Dictionary::VisitEach& visit)>;

/// Prints keys and numbers for the one question, or of -f behind each line that asks for them.
Status print_lists(const DictOptions& options, std::string_view question,
                   const AnswerQuestions& answer) {
    constexpr std::size_t kTogether = std::size_t{1} << 20;
    MINTERM_TRY(const Dictionary dictionary, open_dictionary(options));
    AnswerStream answers;
    MINTERM_TRY([[maybe_unused]] const Unit opened, open_answers(options, answers));
    std::vector<std::string_view> questions{question};
    Status written = success();
    const Dictionary::VisitEach print = [&](std::size_t i, std::string_view key, std::uint64_t id) {
        std::string& text = answers.text();
        if (!options.file.empty()) (text += questions[i]) += '\t';
        (text += key) += fmt::format("\t{}\n", id);
        written = answers.flush_if_full();
        return written.ok();
    };
    if (options.file.empty()) {
        answer(dictionary, questions, print);
        MINTERM_TRY([[maybe_unused]] const Unit printed, std::move(written));
        return answers.commit();
    }
    MINTERM_TRY(ByteSource source, ByteSource::open(options.file));
    LineChunks chunks(std::move(source), kTogether, options.threads > 1);
    for (bool is_first = true;; is_first = false) {
        MINTERM_TRY(std::string_view lines, chunks.next());
        if (lines.empty()) return answers.commit();
        if (is_first) drop_byte_order_mark(lines);
        questions.clear();
        MINTERM_TRY([[maybe_unused]] const Unit read,
                    visit_lines_of(lines, options.keep_cr, [&](std::string_view line) {
                        questions.push_back(line);
                        return success();
                    }));
        answer(dictionary, questions, print);
        MINTERM_TRY([[maybe_unused]] const Unit printed, written);
    }
}

std::size_t limit_of(const DictOptions& options) {
    return options.limit == 0 ? ~std::size_t{0} : options.limit;
}

Status list_prefixes_of(const DictOptions& options) {
    return print_lists(options, *options.of,
                       [&](const Dictionary& dictionary, std::span<const std::string_view> texts,
                           const Dictionary::VisitEach& visit) {
                           const auto answers = dictionary.prefixes_of(texts, options.threads);
                           for (std::size_t i = 0; i < texts.size(); ++i) {
                               std::span<const Dictionary::Prefix> found = answers[i];
                               if (options.longest && !found.empty()) found = found.last(1);
                               for (const Dictionary::Prefix& prefix :
                                    found.first(std::min(found.size(), limit_of(options))))
                                   if (!visit(i, texts[i].substr(0, prefix.length), prefix.id))
                                       return;
                           }
                       });
}

Status list_prefix(const DictOptions& options) {
    return print_lists(options, options.prefix,
                       [&](const Dictionary& dictionary, std::span<const std::string_view> prefixes,
                           const Dictionary::VisitEach& visit) {
                           dictionary.visit_keys(prefixes, limit_of(options), options.threads,
                                                 visit);
                       });
}

Status list_range(const DictOptions& options) {
    return print_lists(options, {},
                       [&](const Dictionary& dictionary, std::span<const std::string_view> lines,
                           const Dictionary::VisitEach& visit) {
                           std::vector<Dictionary::Range> ranges;
                           if (options.file.empty()) {
                               ranges.push_back({options.first, options.last});
                           } else {
                               for (const std::string_view line : lines) {
                                   const std::size_t tab = line.find('\t');
                                   ranges.push_back({line.substr(0, tab), {}});
                                   if (tab != std::string_view::npos)
                                       ranges.back().last = line.substr(tab + 1);
                               }
                           }
                           dictionary.visit_ranges(ranges, limit_of(options), options.threads,
                                                   visit);
                       });
}

Status print_statistics(const DictOptions& options) {
    MINTERM_TRY(const Dictionary dictionary, open_dictionary(options));
    const Dictionary::Statistics statistics = dictionary.statistics();
    nlohmann::ordered_json json;
    json["layout"] = name_of(statistics.layout);
    json["ids"] = name_of(statistics.ids);
    json["keys"] = statistics.keys;
    json["key_bytes"] = statistics.key_bytes;
    json["longest_key"] = statistics.longest_key;
    json["nodes"] = statistics.nodes;
    json["leaves"] = statistics.leaves;
    json["bytes"] = statistics.bytes;
    json["trie_bytes"] = statistics.trie_bytes;
    json["tail_bytes"] = statistics.tail_bytes;
    json["id_bytes"] = statistics.id_bytes;
    if (options.json) return write_standard_output(json.dump() + "\n");
    std::string text;
    for (const auto& [name, value] : json.items())
        text += fmt::format("{:<15}{}\n", name,
                            value.is_string() ? value.get<std::string>() : value.dump());
    if (statistics.keys > 0)
        text += fmt::format(
            "{:<15}{:.2f}\n", "bytes_per_key",
            static_cast<double>(statistics.bytes) / static_cast<double>(statistics.keys));
    return write_standard_output(text);
}

/// --limit, --keep-cr, --threads and -o.
void add_list_options(CLI::App& app, DictOptions& options, const char* what) {
    app.add_option("--limit", options.limit, what)->option_text("N")->check(whole_number(1));
    app.add_flag("--keep-cr", options.keep_cr, "A CR before LF is part of the line");
    add_threads_option(app, options.threads);
    add_output_option(app, options.output);
}

}  // namespace

int dict_prefix_command(const Arguments& arguments) {
    DictOptions options;
    std::string text;
    CLI::App app("Lists the keys that begin with PREFIX and their numbers, in byte order.",
                 "minterm dict prefix");
    add_dictionary(app, options);
    const CLI::Option* const ways[] = {
        app.add_option("PREFIX", options.prefix, "May be empty: ''"),
        app.add_option("-f,--file", options.file,
                       "Instead: of each line; the line and a tab are printed before each key")
            ->option_text("FILE")
            ->check(file_name()),
        app.add_option("--of", text, "Instead: the keys that TEXT begins with, the shortest first")
            ->option_text("TEXT"),
        app.add_option("--of-file", options.file, "The same of each line, as -f")
            ->option_text("FILE")
            ->check(file_name())};
    auto* const longest =
        app.add_flag("--longest", options.longest, "Of --of and --of-file: the longest key alone");
    add_list_options(app, options, "At most N keys, of each line");
    app.footer(
        "Examples:\n"
        "  minterm dict prefix words.mtd inter --limit 10\n"
        "  minterm dict prefix words.mtd -f beginnings.txt --limit 10\n"
        "  minterm dict prefix words.mtd --of interestingly --longest");
    if (const std::optional<int> over = parse_arguments(app, arguments)) return *over;
    std::size_t chosen = 0;
    for (const CLI::Option* const way : ways) chosen += way->count();
    const bool is_of = ways[2]->count() + ways[3]->count() > 0;
    if (chosen != 1 || (longest->count() > 0 && !is_of))
        return finish(Failure::user(
            "say in one way what keys begin with: PREFIX, or --of TEXT, or lines of -f FILE or "
            "--of-file FILE; --longest is for --of and --of-file"));
    if (is_of) options.of = text;
    return finish(is_of ? list_prefixes_of(options) : list_prefix(options));
}

int dict_range_command(const Arguments& arguments) {
    DictOptions options;
    CLI::App app("Lists the keys between two strings, themselves included, in byte order.",
                 "minterm dict range");
    add_dictionary(app, options);
    const auto* const first = app.add_option("FROM", options.first, "May be empty: ''");
    app.add_option("TO", options.last, "Without it, up to the last key");
    app.add_option(
           "-f,--file", options.file,
           "Instead: of each line, which is FROM, or FROM, a tab and TO; the line and a tab "
           "are printed before each key")
        ->option_text("FILE")
        ->check(file_name());
    add_list_options(app, options, "At most N keys, of each line");
    app.footer(
        "Examples:\n"
        "  minterm dict range words.mtd inter interval\n"
        "  minterm dict range words.mtd zebra --limit 10\n"
        "  printf 'a\\tb\\n' | minterm dict range words.mtd -f -");
    if (const std::optional<int> over = parse_arguments(app, arguments)) return *over;
    if ((first->count() == 0) == options.file.empty())
        return finish(Failure::user("say in one way where keys begin: FROM, or lines of -f FILE"));
    return finish(list_range(options));
}

int dict_stats_command(const Arguments& arguments) {
    DictOptions options;
    CLI::App app("Says what a dictionary holds and where its bytes go.", "minterm dict stats");
    add_dictionary(app, options);
    refuse_threads(app);
    add_json_option(app, options.json);
    if (const std::optional<int> over = parse_arguments(app, arguments)) return *over;
    return finish(print_statistics(options));
}

}  // namespace minterm
