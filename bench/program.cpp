// SPDX-License-Identifier: Apache-2.0
#include "bench/program.hpp"

#include <CLI/CLI.hpp>
#include <cstdlib>
#include <iostream>

#include "synth/check_spec.hpp"

namespace minterm::bench {

void give_up(const std::string& why) {
    std::cerr << "error: " << why << '\n';
    std::exit(1);
}

Options::Options(const std::string& what, int& repeats, std::string& record)
    : app_(std::make_unique<CLI::App>(what)) {
    app_->add_option("--repeats", repeats, "How many calls a median is of")
        ->check(CLI::Range(1, 1000))
        ->capture_default_str();
    app_->add_option("--record", record, "Append the table to a file in this folder, too")
        ->check(CLI::ExistingDirectory);
}

Options::~Options() = default;

void Options::number(const std::string& name, std::uint64_t& value, const std::string& meaning,
                     std::uint64_t least, std::uint64_t greatest) {
    app_->add_option(name, value, meaning)
        ->check(CLI::Range(least, greatest))
        ->capture_default_str();
}

void Options::number(const std::string& name, double& value, const std::string& meaning) {
    app_->add_option(name, value, meaning)->check(CLI::PositiveNumber)->capture_default_str();
}

void Options::threads(int& value) {
    app_->add_option("--threads", value, "Threads of minterm")
        ->check(CLI::Range(1, 1000))
        ->capture_default_str();
}

void Options::text(const std::string& name, std::string& value, const std::string& meaning) {
    app_->add_option(name, value, meaning)->capture_default_str();
}

void Options::file(const std::string& name, std::string& value, const std::string& meaning) {
    app_->add_option(name, value, meaning)->check(CLI::ExistingFile);
}

void Options::files(const std::string& name, std::vector<std::string>& value, int count,
                    const std::string& meaning) {
    app_->add_option(name, value, meaning)->expected(count)->check(CLI::ExistingFile);
}

void Options::only_together(const std::string& one, const std::string& other) {
    CLI::Option* const first = app_->get_option(one);
    CLI::Option* const second = app_->get_option(other);
    first->needs(second);
    second->needs(first);
}

void Options::parse_or_exit(int argc, char** argv) {
    try {
        app_->parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        std::exit(app_->exit(error));
    }
}

Recurrence load_recurrence(const std::string& name) {
    auto items = load_spec(MINTERM_SOURCE_DIR "/specs/" + name + ".dp");
    if (!items) give_up(items.failure().render());
    if (items->recurrences.empty()) give_up("specs/" + name + ".dp holds no recurrence");
    return items->recurrences.front();
}

}  // namespace minterm::bench
