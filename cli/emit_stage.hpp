// SPDX-License-Identifier: Apache-2.0
//
// The stages of the pipeline as text: what --emit and --format mean.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/spec_choice.hpp"
#include "codegen/compile.hpp"
#include "codegen/compile_column.hpp"
#include "codegen/kernel_notes.hpp"
#include "minterm/result.hpp"

namespace minterm {

/// ast, recurrence, reach, flows, encoding, table, cover, network, cell, mapped, program, llvm, asm
/// and, on other ways from program, obj, schedule, c, header, cuda, ptx, cubin and sass: in the
/// order of the pipeline.
std::vector<std::string> stage_names();
/// The same as "ast, recurrence, ...".
std::string stage_list();

/// Refuses a format that the stage does not have (user).
Status check_format(const std::string& stage, const std::string& format);

/// Mapped gates as text, blif, dot, verilog, aag or aig; empty: text, figures first.
std::string mapped_text(const std::string& format, const MappedNetwork& mapped,
                        const CellLibrary& library, const std::string& name);

Result<std::string> emit_ast(const Source& source);

/// recurrence to cell depend on the recurrence and the gates alone; they are shown even where a
/// later stage fails. `cell` gets what was solved on the way, if anything was.
bool is_before_symbols(const std::string& stage);
Result<std::string> emit_early_stage(const std::string& stage, const std::string& format,
                                     const Recurrence& as_written, const CellLibrary& library,
                                     const CellParams& params, std::optional<SolvedCell>& cell);

/// program and what comes after it: made of the target's own gates.
bool is_after_mapping(const std::string& stage);

/// obj and cubin: machine code, which is no text.
bool is_binary(const std::string& stage);

/// c and header.
bool is_c_stage(const std::string& stage);

/// cuda, ptx, cubin and sass.
bool is_cuda_stage(const std::string& stage);

/// recurrence to sass, of which ptx, cubin and sass give the CUDA that they are made of
/// (cli/emit_device_code.hpp). `library` is what `compiled` was mapped to; sources say what
/// `symbols` it is for; `command` makes a source again.
Result<std::string> emit_stage(const std::string& stage, const std::string& format,
                               const Recurrence& as_written, const Compiled& compiled,
                               const Target& target, const CellLibrary& library,
                               const KernelSymbols& symbols, const std::string& command);

/// The stages of the column layout: recurrence, reach, flows, encoding, cell, mapped, program,
/// llvm, asm, and those of C and CUDA. The cell is shown with the symbols outside; `mapped` shows
/// how they are compared where that is done in the kernel. Errors (user): the stage is none of
/// these.
Result<std::string> emit_column_stage(const std::string& stage, const Recurrence& as_written,
                                      const ColumnRecurrence& solved,
                                      const CompiledColumn& compiled, const Target& target,
                                      const KernelSymbols& symbols, const std::string& command);

/// table to mapped of a raw truth table; it has no other stages (user).
Result<std::string> emit_table_stage(const std::string& stage, const std::string& format,
                                     const NamedTable& table, const CompiledTable& compiled,
                                     const CellLibrary& library);

}  // namespace minterm
