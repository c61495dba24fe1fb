// SPDX-License-Identifier: Apache-2.0
//
// Where the program enters what may be a shared library, of whose interface this is no part.
#pragma once

extern "C" {
/// `run_command_line`.
int minterm_main(int argc, char** argv);
}
