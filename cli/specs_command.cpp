// SPDX-License-Identifier: Apache-2.0
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <nlohmann/json.hpp>

#include "cli/closest_word.hpp"
#include "cli/command_line.hpp"
#include "cli/options.hpp"
#include "cli/output.hpp"
#include "cli/spec_choice.hpp"

namespace minterm {
namespace {

/// The first sentence of the comment that opens a spec, without the comment marks.
std::string summary_of(std::string_view text) {
    std::string summary;
    while (!text.empty()) {
        std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(text.size(), line.size() + 1));
        const std::size_t word = line.find_first_not_of("#/* \t\r");
        const bool comment = !line.empty() && (line[0] == '#' || line[0] == '/');
        if (!comment || word == std::string_view::npos) {
            if (summary.empty() && (comment || line.empty())) continue;
            break;
        }
        if (!summary.empty() && word > 2) {
            // Indented further: an example, and what follows the last comma led up to it.
            summary.resize(std::min(summary.size(), summary.rfind(',')));
            break;
        }
        line.remove_prefix(word);
        if (line.substr(0, 4) == "SPDX") continue;
        if (!summary.empty()) summary += ' ';
        summary += line;
        if (const std::size_t stop = summary.find(". "); stop != std::string::npos)
            summary.resize(stop + 1);
        if (summary.back() == '.') break;
    }
    return summary;
}

Status print_spec(const std::string& name, bool json) {
    if (const EmbeddedText* spec = find_shipped_spec(name)) {
        if (!json) return write_standard_output(spec->text);
        const nlohmann::ordered_json object = {
            {"name", spec->name}, {"file", file_of(*spec)}, {"text", spec->text}};
        return write_standard_output(object.dump(2) + "\n");
    }
    std::vector<std::string> names;
    for (const EmbeddedText& spec : embedded_specs()) names.emplace_back(spec.name);
    const std::string closest = closest_word(name, names);
    return Failure::user(fmt::format("there is no shipped spec \"{}\"; ", name) +
                         (closest.empty() ? fmt::format("there are {}", fmt::join(names, ", "))
                                          : fmt::format("did you mean \"{}\"?", closest)));
}

Status list_specs(bool json) {
    if (json) {
        auto list = nlohmann::ordered_json::array();
        for (const EmbeddedText& spec : embedded_specs()) {
            list.push_back(
                {{"name", spec.name}, {"file", file_of(spec)}, {"summary", summary_of(spec.text)}});
        }
        const nlohmann::ordered_json object = {{"specs", std::move(list)}};
        return write_standard_output(object.dump(2) + "\n");
    }
    std::size_t width = 0;
    for (const EmbeddedText& spec : embedded_specs()) width = std::max(width, spec.name.size());
    std::string text;
    for (const EmbeddedText& spec : embedded_specs()) {
        text += fmt::format("{:<{}}  {}\n", spec.name, width, summary_of(spec.text));
    }
    return write_standard_output(text);
}

}  // namespace

int specs_command(const Arguments& arguments) {
    std::string name;
    bool json = false;
    CLI::App app("Lists the shipped specs, or prints the text of one.", "minterm specs");
    app.add_option("NAME", name, "The spec to print");
    add_json_option(app, json);
    app.footer(
        "Examples:\n"
        "  minterm specs\n"
        "  minterm specs levenshtein > my.dp      a start for a spec of your own");
    if (const std::optional<int> over = parse_arguments(app, arguments)) return *over;
    return finish(name.empty() ? list_specs(json) : print_spec(name, json));
}

}  // namespace minterm
