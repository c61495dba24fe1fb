// SPDX-License-Identifier: Apache-2.0
//
// The program, all of which is in minterm_commands.
#include "cli/entry.hpp"

int main(int argc, char** argv) { return minterm_main(argc, argv); }
