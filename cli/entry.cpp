// SPDX-License-Identifier: Apache-2.0
#include "cli/entry.hpp"

#include "cli/command_line.hpp"

int minterm_main(int argc, char** argv) { return minterm::run_command_line(argc, argv); }
