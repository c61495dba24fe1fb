// SPDX-License-Identifier: Apache-2.0
//
// minterm dict: word lists -> dictionary files -> numbers of words and words of numbers. Which
// action is asked for.
#include <fmt/format.h>

#include <string>
#include <vector>

#include "cli/closest_word.hpp"
#include "cli/dict_actions.hpp"
#include "cli/output.hpp"
#include "runtime/input/quoted_name.hpp"

namespace minterm {
namespace {

struct DictAction {
    const char* name;
    const char* summary;
    int (*run)(const Arguments&);
};

constexpr DictAction kDictActions[] = {
    {"build", "a dictionary of the lines of word lists", dict_build_command},
    {"lookup", "keys with their numbers", dict_lookup_command},
    {"decode", "the keys of numbers", dict_decode_command},
    {"prefix", "keys that begin with something, or that a text begins with", dict_prefix_command},
    {"range", "keys between two strings, in order", dict_range_command},
    {"encode", "a text of words as numbers", dict_encode_command},
    {"fuzzy", "keys within some edits of words", dict_fuzzy_command},
    {"stats", "what a dictionary holds", dict_stats_command},
};

std::string actions_text() {
    std::string text =
        "Words and their numbers, in a dictionary that is mapped from a file.\n\n"
        "Usage: minterm dict ACTION [OPTIONS] ...\n\nActions:\n";
    for (const DictAction& action : kDictActions)
        text += fmt::format("  {:<10}{}\n", action.name, action.summary);
    return text +
           "\nminterm dict ACTION --help explains an action.\n\nExamples:\n"
           "  minterm dict build words.txt -o words.mtd\n"
           "  minterm dict lookup words.mtd sesame street\n"
           "  minterm dict prefix words.mtd inter --limit 10\n";
}

}  // namespace

int dict_command(const Arguments& arguments) {
    if (arguments.empty()) {
        print_error(actions_text());
        return 2;
    }
    const std::string& first = arguments.front();
    if (first == "--help" || first == "-h") return finish(write_standard_output(actions_text()));
    std::vector<std::string> names;
    for (const DictAction& action : kDictActions) {
        if (first == action.name) return action.run({arguments.begin() + 1, arguments.end()});
        names.emplace_back(action.name);
    }
    const std::string closest = closest_word(first, names);
    return finish(
        Failure::user(fmt::format("unknown action {} of minterm dict; ", quoted_name(first)) +
                      (closest.empty() ? fmt::format("the actions are {}", fmt::join(names, ", "))
                                       : fmt::format("did you mean \"{}\"?", closest))));
}

}  // namespace minterm
