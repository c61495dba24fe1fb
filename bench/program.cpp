// SPDX-License-Identifier: Apache-2.0
#include "bench/program.hpp"

#include <cstdlib>
#include <iostream>

#include "synth/check_spec.hpp"

namespace minterm::bench {

void give_up(const std::string& why) {
    std::cerr << "error: " << why << '\n';
    std::exit(1);
}

void add_common_options(CLI::App& app, int& repeats, std::string& record) {
    app.add_option("--repeats", repeats, "How many calls a median is of")
        ->check(CLI::Range(1, 1000))
        ->capture_default_str();
    app.add_option("--record", record, "Append the table to a file in this folder, too")
        ->check(CLI::ExistingDirectory);
}

void parse_or_exit(CLI::App& app, int argc, char** argv) {
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        std::exit(app.exit(error));
    }
}

Recurrence load_recurrence(const std::string& name) {
    auto items = load_spec(MINTERM_SOURCE_DIR "/specs/" + name + ".dp");
    if (!items) give_up(items.failure().render());
    if (items->recurrences.empty()) give_up("specs/" + name + ".dp holds no recurrence");
    return items->recurrences.front();
}

}  // namespace minterm::bench
