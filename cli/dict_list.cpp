// SPDX-License-Identifier: Apache-2.0
//
// What is in a dictionary: minterm dict prefix, range, stats.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <nlohmann/json.hpp>

#include "cli/answer_stream.hpp"
#include "cli/dict_actions.hpp"
#include "cli/options.hpp"
#include "cli/output.hpp"

namespace minterm {
namespace {

/// Prints the keys that `walk(visit)` tells, at most `limit` if that is not 0.
template <typename Walk>
Status list_keys(AnswerStream& answers, std::uint64_t limit, const Walk& walk) {
    Status status = success();
    std::uint64_t listed = 0;
    walk([&](std::string_view key, std::uint64_t id) {
        answers.text() += key;
        answers.text() += fmt::format("\t{}\n", id);
        status = answers.flush_if_full();
        return status.ok() && ++listed != limit;
    });
    MINTERM_TRY([[maybe_unused]] const Unit written, std::move(status));
    return answers.commit();
}

Status list_prefix(const DictOptions& options) {
    MINTERM_TRY(const Dictionary dictionary, open_dictionary(options));
    AnswerStream answers;
    MINTERM_TRY([[maybe_unused]] const Unit opened, open_answers(options, answers));
    if (options.of) {
        std::vector<Dictionary::Prefix> prefixes = dictionary.prefixes_of(*options.of);
        if (options.limit != 0 && prefixes.size() > options.limit)
            prefixes.erase(prefixes.begin() + static_cast<std::ptrdiff_t>(options.limit),
                           prefixes.end());
        for (const Dictionary::Prefix& prefix : prefixes) {
            answers.text() += options.of->substr(0, prefix.length);
            answers.text() += fmt::format("\t{}\n", prefix.id);
        }
        return answers.commit();
    }
    return list_keys(answers, options.limit,
                     [&](const auto& visit) { dictionary.visit_keys(options.prefix, visit); });
}

Status list_range(const DictOptions& options) {
    MINTERM_TRY(const Dictionary dictionary, open_dictionary(options));
    AnswerStream answers;
    MINTERM_TRY([[maybe_unused]] const Unit opened, open_answers(options, answers));
    return list_keys(answers, options.limit, [&](const auto& visit) {
        dictionary.visit_range(options.first, options.last, visit);
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

void add_limit(CLI::App& app, DictOptions& options) {
    app.add_option("--limit", options.limit, "At most N keys")
        ->option_text("N")
        ->check(whole_number(1));
}

}  // namespace

int dict_prefix_command(const Arguments& arguments) {
    DictOptions options;
    CLI::App app("Lists the keys that begin with PREFIX and their numbers, in byte order.",
                 "minterm dict prefix");
    add_dictionary(app, options);
    auto* prefix = app.add_option("PREFIX", options.prefix, "May be empty: ''");
    auto* of = app.add_option("--of", options.of,
                              "Instead: the keys that TEXT begins with, the shortest first")
                   ->option_text("TEXT")
                   ->excludes(prefix);
    add_limit(app, options);
    refuse_threads(app);
    add_output_option(app, options.output);
    app.footer(
        "Examples:\n"
        "  minterm dict prefix words.mtd inter --limit 10\n"
        "  minterm dict prefix words.mtd --of interestingly");
    if (const std::optional<int> over = parse_arguments(app, arguments)) return *over;
    if (prefix->count() + of->count() == 0)
        return finish(Failure::user("say what keys begin with: PREFIX, or --of TEXT"));
    return finish(list_prefix(options));
}

int dict_range_command(const Arguments& arguments) {
    DictOptions options;
    CLI::App app("Lists the keys between two strings, themselves included, in byte order.",
                 "minterm dict range");
    add_dictionary(app, options);
    app.add_option("FROM", options.first, "May be empty: ''")->required();
    app.add_option("TO", options.last, "Without it, up to the last key");
    add_limit(app, options);
    refuse_threads(app);
    add_output_option(app, options.output);
    app.footer(
        "Examples:\n"
        "  minterm dict range words.mtd inter interval\n"
        "  minterm dict range words.mtd zebra --limit 10");
    if (const std::optional<int> over = parse_arguments(app, arguments)) return *over;
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
