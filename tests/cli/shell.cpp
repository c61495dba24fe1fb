// SPDX-License-Identifier: Apache-2.0
#include "tests/cli/shell.hpp"

#include <pty.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <vector>

namespace minterm::testing {
namespace fs = std::filesystem;

fs::path program() {
    if (const char* set = std::getenv("MINTERM_PROGRAM")) return set;
    return MINTERM_PROGRAM;
}

void Shell::SetUp() {
    // Whoever started the tests may have told them to ignore it, and the shell would inherit that.
    std::signal(SIGPIPE, SIG_DFL);
    std::string pattern = (fs::temp_directory_path() / "minterm-cli-XXXXXX").string();
    ASSERT_NE(::mkdtemp(pattern.data()), nullptr);
    folder_ = pattern;
    fs::create_directory(folder_ / "files");
    fs::create_directory(folder_ / "temporary");
}

void Shell::TearDown() {
    if (!folder_.empty()) fs::remove_all(folder_);
}

void Shell::write(const std::string& name, std::string_view content) const {
    std::ofstream(folder_ / "files" / name, std::ios::binary) << content;
}

std::string Shell::read(const std::string& name) const {
    std::ifstream in(folder_ / "files" / name, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

namespace {

std::string names_in(const fs::path& folder) {
    std::vector<std::string> names;
    for (const auto& entry : fs::directory_iterator(folder))
        names.push_back(entry.path().filename());
    std::sort(names.begin(), names.end());
    std::string all;
    for (const std::string& name : names) all += (all.empty() ? "" : " ") + name;
    return all;
}

}  // namespace

std::string Shell::list() const { return names_in(folder_ / "files"); }

std::string Shell::left_behind() const { return names_in(folder_ / "temporary"); }

std::string Shell::write_script(const std::string& line, const std::string& err) const {
    const std::string script = (folder_ / "script").string();
    std::ofstream(script) << "PATH='" << program().parent_path().string()
                          << "':\"$PATH\" MINTERM_CACHE_DIR='" << (folder_ / "cells").string()
                          << "' TMPDIR='" << (folder_ / "temporary").string()
                          << "'; export PATH MINTERM_CACHE_DIR TMPDIR; cd '"
                          << (folder_ / "files").string() << "' || exit 99\n{ " << line << "\n} > '"
                          << (folder_ / "out").string() << "' " << err;
    return script;
}

Outcome Shell::outcome_of(int status) const {
    Outcome outcome;
    outcome.exit_code = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
    outcome.out = read("../out");
    return outcome;
}

Outcome Shell::run(const std::string& line) const {
    const std::string script = write_script(line, "2> '" + (folder_ / "err").string() + "'");
    Outcome outcome = outcome_of(std::system(("/bin/sh '" + script + "' < /dev/null").c_str()));
    outcome.err = read("../err");
    return outcome;
}

Outcome Shell::run_on_terminal(const std::string& line) const {
    const std::string script = write_script(line, "");
    int terminal = -1;
    const pid_t child = ::forkpty(&terminal, nullptr, nullptr, nullptr);
    if (child == 0) {
        ::execl("/bin/sh", "sh", script.c_str(), nullptr);
        ::_exit(99);
    }
    std::string shown;
    char buffer[4096];
    // Reading fails with EIO when the last process has left the terminal.
    for (ssize_t got = 0; (got = ::read(terminal, buffer, sizeof buffer)) > 0;) {
        shown.append(buffer, static_cast<std::size_t>(got));
    }
    ::close(terminal);
    int status = 0;
    ::waitpid(child, &status, 0);
    Outcome outcome = outcome_of(status);
    outcome.err = shown;
    return outcome;
}

}  // namespace minterm::testing
