// SPDX-License-Identifier: Apache-2.0
//
// Only the subcommand that runs sets up its options, so that starting costs nothing.
#include "cli/command_line.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <exception>
#include <new>

#include "cli/closest_word.hpp"
#include "cli/output.hpp"

#ifndef MINTERM_VERSION
#define MINTERM_VERSION "unversioned"
#endif

namespace minterm {
namespace {

struct Command {
    const char* name;
    const char* summary;
    int (*run)(const Arguments&);
};

constexpr Command kCommands[] = {
    {"dist", "edit distance of two sequences", dist_command},
    {"lcs", "longest common subsequence of two sequences, or the shortest diff of two files",
     lcs_command},
    {"search", "patterns in text and in records, with or without errors", search_command},
    {"pairs", "edit distances of many pairs of sequences", pairs_command},
    {"matrix", "edit distances of all sequences of one list to all of another", matrix_command},
    {"dict", "words and their numbers: dictionaries in files", dict_command},
    {"run", "any recurrence on two sequences", run_command},
    {"compile", "what a spec becomes on the way to machine code", compile_command},
    {"minimize", "the fewest products of a truth table", minimize_command},
    {"map", "a network of another tool in the gates of a library", map_command},
    {"specs", "the shipped specs", specs_command},
    {"targets", "what kernels can be compiled for, and what this machine can run", targets_command},
    {"gen", "make a pair of test sequences", gen_command},
};

std::string short_help() {
    std::string text =
        "minterm compiles string recurrences into bit-parallel kernels and runs them.\n\n"
        "Usage: minterm COMMAND [OPTIONS] ...\n\nCommands:\n";
    for (const Command& command : kCommands)
        text += fmt::format("  {:<10}{}\n", command.name, command.summary);
    text +=
        "\nminterm COMMAND --help explains a command; minterm --version says which minterm this "
        "is.\n";
    return text;
}

std::string long_help() {
    return short_help() +
           "\nExamples:\n"
           "  minterm dist a.fa b.fa.gz            edit distance of the first sequences of two "
           "files\n"
           "  minterm pairs a.fq.gz b.fq.gz        of each record in one file and its partner in "
           "the other\n"
           "  minterm matrix words.txt --top 3     the three nearest words of each word\n"
           "  minterm lcs old.txt new.txt --diff   the shortest diff that patch applies\n"
           "  minterm search -f guides.fa -k 3 genome.fa\n"
           "                                       where patterns occur with up to three errors\n"
           "  minterm run my.dp a.fa b.fa          a recurrence of your own\n"
           "  minterm compile lcs --emit mapped    the gates of one cell\n"
           "\nExit codes: 0 a whole answer, 2 a mistake in the arguments or the input, 1 anything "
           "else\n(of search and lcs --diff as of grep and diff).\n";
}

int dispatch(const Arguments& all) {
    if (all.empty()) {
        print_error(short_help());
        return 2;
    }
    const std::string& first = all.front();
    Arguments rest(all.begin() + 1, all.end());
    if (first == "--version" || first == "-V" || first == "version") {
        if (!rest.empty()) {
            print_error(fmt::format("minterm: error: {} stands alone; leave \"{}\" out\n", first,
                                    rest.front()));
            return 2;
        }
        return finish(write_standard_output(version_text() + "\n"));
    }
    if (first == "--help" || first == "-h" || first == "help") {
        if (rest.empty()) return finish(write_standard_output(long_help()));
        return dispatch({rest.front(), "--help"});
    }
    std::vector<std::string> names;
    for (const Command& command : kCommands) {
        if (first == command.name) return command.run(rest);
        names.emplace_back(command.name);
    }
    const bool option = first.size() > 1 && first.front() == '-';
    std::string message =
        fmt::format("minterm: error: unknown {} \"{}\"", option ? "option" : "command", first);
    if (option) {
        message += "; the command comes first: minterm COMMAND [OPTIONS]";
    } else if (const std::string closest = closest_word(first, names); !closest.empty()) {
        message += fmt::format("; did you mean \"{}\"?", closest);
    } else {
        message += fmt::format("; the commands are {}", fmt::join(names, ", "));
    }
    print_error(message + "\n");
    return 2;
}

/// Where the caller has closed standard input, output or error, the next file that is opened would
/// become it, and what is told would be written into answers. What stands there instead fails as
/// what is closed does: it is open for the other direction.
void keep_standard_files_taken() {
    for (const int file : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
        if (::fcntl(file, F_GETFD) >= 0) continue;
        // The lowest free number, which is this one.
        if (::open("/dev/null", file == STDIN_FILENO ? O_WRONLY : O_RDONLY) < 0) return;
    }
}

}  // namespace

std::string version_text() { return "minterm " MINTERM_VERSION; }

int run_command_line(int argc, char** argv) {
    keep_standard_files_taken();
    // So that --device counts as nvidia-smi does; the driver would count the fastest GPU first.
    ::setenv("CUDA_DEVICE_ORDER", "PCI_BUS_ID", /*overwrite=*/0);
    // A file that would grow beyond the user's limit is then a failed write like any other.
    std::signal(SIGXFSZ, SIG_IGN);
    try {
        return dispatch(Arguments(argv + std::min(argc, 1), argv + argc));
    } catch (const std::bad_alloc&) {
        print_error("minterm: error: out of memory\n");
    } catch (const std::exception& error) {
        print_error(
            fmt::format("minterm: error: unexpected: {}; please report this\n", error.what()));
    }
    return 1;
}

}  // namespace minterm
