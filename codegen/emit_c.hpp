// SPDX-License-Identifier: Apache-2.0
//
// Kernel program -> C: one file with nothing behind it, for gcc and clang, as C11 or C++.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "codegen/kernel_notes.hpp"
#include "codegen/kernel_program.hpp"
#include "codegen/target.hpp"
#include "minterm/result.hpp"

namespace minterm {

/// What the head of a file says of it, beside what the program says itself.
struct SourceHead {
    std::string title;    ///< "levenshtein, wavefront layout, for avx2"
    std::string command;  ///< that makes the file again
    std::string cell;     ///< lines about the cell: its figures and gates; may be empty
    std::string layout;   ///< the note that explains buffers: "Wavefront layout"
    KernelNotes notes{};  ///< for those who call it; may be empty
    std::string place{};  ///< of the cell's formula (`cell_place`), for comments behind its gates;
                          ///< empty: there are none
};

/// `PROGRAM_TARGET_FUNCTION`: what a function is called outside.
std::string c_function_name(const KernelProgram& program, const Target& target,
                            const KernelFunction& function);

/// A function `PROGRAM_TARGET_FUNCTION` for each function of the program, with the signature of
/// `KernelEntry`. Words are uint64_t for targets of 64 bits and GNU vectors above; a target says by
/// its features which instructions there are, and code compiled without them does not compile.
/// The program must be valid (`check`). The same bytes for the same program, everywhere.
std::string emit_c(const KernelProgram& program, const Target& target, const SourceHead& head);

/// The declarations of these functions, what buffers and scalars are numbered, and the notes'
/// numbers and lists as constants: PROGRAM_TARGET_LAYOUT_NAME, lists as macros.
std::string emit_c_header(const KernelProgram& program, const Target& target,
                          const SourceHead& head);

/// Targets that C can be emitted for: all of `all_targets`, and neon, which has no other way.
const std::vector<Target>& c_targets();

/// By name; a user error that lists the known names otherwise.
Result<const Target*> find_c_target(std::string_view name);

}  // namespace minterm
