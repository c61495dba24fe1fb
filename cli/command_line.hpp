// SPDX-License-Identifier: Apache-2.0
//
// Arguments -> the subcommand that they name. Each subcommand lives in a file of its own and parses
// its own arguments.
#pragma once

#include <string>
#include <vector>

namespace minterm {

/// What comes after the name of the subcommand.
using Arguments = std::vector<std::string>;

/// The whole program: returns its exit code (0: a whole answer, 2: the user's mistake, 1: ours or
/// the machine's).
int run_command_line(int argc, char** argv);

// The subcommands. Each prints, and returns the exit code.
int dist_command(const Arguments& arguments);
int lcs_command(const Arguments& arguments);
int search_command(const Arguments& arguments);
int pairs_command(const Arguments& arguments);
int matrix_command(const Arguments& arguments);
int run_command(const Arguments& arguments);
int compile_command(const Arguments& arguments);
int minimize_command(const Arguments& arguments);
int map_command(const Arguments& arguments);
int specs_command(const Arguments& arguments);
int targets_command(const Arguments& arguments);
int gen_command(const Arguments& arguments);
int dict_command(const Arguments& arguments);

}  // namespace minterm
