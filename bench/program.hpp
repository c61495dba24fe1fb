// SPDX-License-Identifier: Apache-2.0
//
// What all benchmarks do as programs: read their options, load a shipped spec, give up.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "synth/recurrence.hpp"

namespace CLI {
class App;
}

namespace minterm::bench {

/// Ends the program with a sentence on standard error and exit code 1.
[[noreturn]] void give_up(const std::string& why);

/// The command line of a benchmark. Values are written when it is read, and must live until then.
/// CLI11 is behind this, and not in every benchmark, because its headers take a compiler seconds.
class Options {
public:
    /// With the options that every benchmark has: `repeats`, how many calls a median is of, and
    /// `record`, a folder for the table (machine.hpp).
    Options(const std::string& what, int& repeats, std::string& record);
    ~Options();

    /// Within bounds, or more than zero; help shows what it is without the option.
    void number(const std::string& name, std::uint64_t& value, const std::string& meaning,
                std::uint64_t least = 1, std::uint64_t greatest = ~std::uint64_t{0});
    void number(const std::string& name, double& value, const std::string& meaning);
    /// From 1 to 1000.
    void threads(int& value);
    void text(const std::string& name, std::string& value, const std::string& meaning);
    /// Files that are there.
    void file(const std::string& name, std::string& value, const std::string& meaning);
    void files(const std::string& name, std::vector<std::string>& value, int count,
               const std::string& meaning);
    /// Neither of these without the other.
    void only_together(const std::string& one, const std::string& other);

    /// Reads the command line. Answers `--help` and mistakes itself, and ends the program then.
    void parse_or_exit(int argc, char** argv);

private:
    std::unique_ptr<CLI::App> app_;
};

/// The first recurrence of specs/NAME.dp in the source tree; gives up where there is none.
Recurrence load_recurrence(const std::string& name);

}  // namespace minterm::bench
