// SPDX-License-Identifier: Apache-2.0
#include "cli/emit_stage.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "cli/cell_search.hpp"
#include "cli/spec_choice.hpp"
#include "codegen/block_edges.hpp"
#include "codegen/emit_c.hpp"
#include "codegen/emit_cuda.hpp"
#include "codegen/machine_code.hpp"
#include "codegen/spu_machine.hpp"
#include "synth/cover_to_network.hpp"
#include "synth/lower_reach.hpp"
#include "synth/minimize_qm.hpp"
#include "synth/pla.hpp"
#include "synth/tabulate.hpp"
#include "synth/write_network.hpp"

namespace minterm {
namespace {

struct Stage {
    const char* name;
    const char* formats;  ///< the first is the default
};

constexpr Stage kStages[] = {
    {"ast", "text"},
    {"recurrence", "text"},
    {"reach", "text"},
    {"flows", "text"},
    {"encoding", "text"},
    {"table", "pla"},
    {"cover", "pla"},
    {"network", "blif dot text verilog aag aig"},
    {"cell", "text blif dot verilog aag aig"},
    {"mapped", "text blif dot verilog aag aig"},
    {"program", "text"},
    {"llvm", "text"},
    {"asm", "text"},
    {"obj", "binary"},
    {"schedule", "text"},
    {"c", "text"},
    {"header", "text"},
    {"cuda", "text"},
    {"ptx", "text"},
    {"cubin", "binary"},
    {"sass", "text"},
};

std::vector<std::string> formats_of(const std::string& stage) {
    std::vector<std::string> formats;
    for (const Stage& known : kStages) {
        if (known.name != stage) continue;
        std::string rest = known.formats;
        while (!rest.empty()) {
            const std::size_t end = std::min(rest.find(' '), rest.size());
            formats.push_back(rest.substr(0, end));
            rest.erase(0, end + 1);
        }
    }
    return formats;
}

std::string network_text(const std::string& format, const Network& network,
                         const std::string& name) {
    if (format == "dot") return write_dot(network, name);
    if (format == "verilog") return write_verilog(network, name);
    if (format == "aag") return write_aiger(network);
    if (format == "aig") return write_aiger(network, AigerForm::Binary);
    if (format == "text") return print_network(network);
    return write_blif(network, name);
}

/// encoding to cell. Cover and network are what the two-level and multi-level stages make of the
/// table; a cell that was looked up or searched does not come from them.
std::string cell_stage_text(const std::string& stage, const std::string& format,
                            const Recurrence& recurrence, const Flows& flows,
                            const SolvedCell& cell, const CellLibrary& library) {
    if (stage == "encoding") return print_encoding(cell.encoding, flows);
    if (stage == "cell") {
        std::string text = mapped_text(format, cell.network, library, recurrence.name);
        if (format.empty() || format == "text") {
            text = "# cell: " + describe_cell(cell, library) + "\n" + text;
        }
        return text;
    }
    const TruthTable table = tabulate(flows, cell.encoding);
    if (stage == "table") return write_pla(table);
    const Cover cover = minimize_qm(table);
    if (stage == "cover") return write_pla(cover);
    return network_text(format, cover_to_network(cover), recurrence.name);
}

/// The kernel's functions, and those that leave the last row of a strip that is not full: for
/// answers that are looked for there.
KernelProgram with_tap(const Compiled& compiled) {
    KernelProgram program = compiled.program;
    const KernelProgram tap =
        layout_wavefront(program.name, compiled.layout_cell, compiled.rows, KernelPart::Tap);
    program.functions.insert(program.functions.end(), tap.functions.begin(), tap.functions.end());
    return program;
}

/// A program to link beside the header of --emit header, by the names that it declares.
KernelProgram with_declared_names(KernelProgram program, const Target& target) {
    for (KernelFunction& function : program.functions)
        function.name = c_function_name(program, target, function);
    return program;
}

/// No instruction that only some machines of the target have.
Target without_optional_features(Target target) {
    target.optional_features.clear();
    return target;
}

Result<std::string> object_text(const KernelProgram& program, const Target& target) {
    MINTERM_TRY(const std::vector<char> object, object_code(with_declared_names(program, target),
                                                            without_optional_features(target)));
    return std::string(object.begin(), object.end());
}

/// The same as text.
Result<std::string> object_assembly(const KernelProgram& program, const Target& target) {
    return assembly_text(with_declared_names(program, target), without_optional_features(target));
}

/// The last stages: sources. Of what is made of CUDA, that.
Result<std::string> source_text(const std::string& stage, const KernelProgram& program,
                                const Target& target, const SourceHead& head) {
    if (stage == "c") return emit_c(program, target, head);
    if (stage == "header") return emit_c_header(program, target, head);
    return emit_cuda(program, head);
}

/// Of a head: the gates that the kernel has a cell, and what comments say of them (`place`, empty
/// where there are none).
std::string cell_text(const Compiled& compiled, const CellLibrary& library,
                      const std::string& place) {
    std::string text = fmt::format("A cell: {}.\n", describe_cell(compiled.cell, library));
    if (!place.empty())
        text += fmt::format(
            "Comments behind its gates have their names here and {}, where its formula begins.\n"
            "Gates after the last of these keep the vertical flow of lanes that have no column.\n",
            place);
    const auto gates = [&](const MappedNetwork& network) {
        return print_figures(network, library) + "\n" + print_mapped(network, library);
    };
    const WavefrontCell& cell = compiled.layout_cell;
    if (cell.predicates == 0) return text + gates(compiled.mapped);
    return text + gates(cell.cell) +
           fmt::format("Each of {} stages that move a mask into place:\n",
                       letter_masks::stages(cell.word_bits)) +
           gates(cell.select);
}

Result<std::string> spu_text(const std::string& stage, const Compiled& compiled,
                             const SourceHead& head) {
    MINTERM_TRY(SpuKernel kernel, compile_spu(compiled, head));
    if (stage == "asm") return std::move(kernel.assembly.text);
    return print_schedules(kernel.assembly);
}

}  // namespace

std::string mapped_text(const std::string& format, const MappedNetwork& mapped,
                        const CellLibrary& library, const std::string& name) {
    if (format == "dot") return write_dot(mapped, library, name);
    if (format == "verilog") return write_verilog(mapped, name);
    if (format == "aag") return write_aiger(to_network(mapped));
    if (format == "aig") return write_aiger(to_network(mapped), AigerForm::Binary);
    if (format == "blif") return write_blif(mapped, library, name);
    return "# " + print_figures(mapped, library) + "\n" + print_mapped(mapped, library);
}

std::vector<std::string> stage_names() {
    std::vector<std::string> names;
    for (const Stage& stage : kStages) names.emplace_back(stage.name);
    return names;
}

std::string stage_list() { return fmt::format("{}", fmt::join(stage_names(), ", ")); }

Status check_format(const std::string& stage, const std::string& format) {
    if (format.empty()) return success();
    if (stage.empty())
        return Failure::user("--format " + format +
                             ": there is nothing to format without --emit STAGE");
    const std::vector<std::string> formats = formats_of(stage);
    if (std::find(formats.begin(), formats.end(), format) != formats.end()) return success();
    return Failure::user(fmt::format("--format {}: {} can be printed as {} only", format, stage,
                                     fmt::join(formats, ", ")));
}

Result<std::string> emit_ast(const Source& source) {
    if (is_pla(source)) {
        return Failure::user(source.file +
                             " is a PLA file: it has no ast; emit table, cover, network or mapped");
    }
    MINTERM_TRY([[maybe_unused]] const Unit readable, check_text(source));
    MINTERM_TRY(const Spec spec, parse_spec(source));
    return print_ast(spec, source);
}

bool is_before_symbols(const std::string& stage) {
    for (const char* early :
         {"recurrence", "reach", "flows", "encoding", "table", "cover", "network", "cell"}) {
        if (stage == early) return true;
    }
    return false;
}

bool is_after_mapping(const std::string& stage) {
    return stage == "program" || stage == "llvm" || stage == "asm" || stage == "obj" ||
           stage == "schedule" || is_c_stage(stage) || is_cuda_stage(stage);
}

bool is_cuda_stage(const std::string& stage) {
    return stage == "cuda" || stage == "ptx" || stage == "cubin" || stage == "sass";
}

bool is_binary(const std::string& stage) {
    const std::vector<std::string> formats = formats_of(stage);
    return !formats.empty() && formats.front() == "binary";
}

bool is_c_stage(const std::string& stage) { return stage == "c" || stage == "header"; }

Result<std::string> emit_early_stage(const std::string& stage, const std::string& format,
                                     const Recurrence& as_written, const CellLibrary& library,
                                     const CellParams& params, std::optional<SolvedCell>& cell) {
    if (stage == "recurrence") return print_recurrence(as_written);
    MINTERM_TRY(const Recurrence recurrence, lower_reach(as_written));
    if (stage == "reach") return print_recurrence(recurrence);
    MINTERM_TRY(const Flows flows, derive(recurrence));
    if (stage == "flows") return print_flows(recurrence, flows);
    MINTERM_TRY(cell, solve_cell(recurrence, flows, library, params));
    return cell_stage_text(stage, format, recurrence, flows, *cell, library);
}

Result<std::string> emit_stage(const std::string& stage, const std::string& format,
                               const Recurrence& as_written, const Compiled& compiled,
                               const Target& target, const CellLibrary& library,
                               const KernelSymbols& symbols, const std::string& command) {
    const Recurrence& recurrence = compiled.recurrence;
    if (stage == "recurrence") return print_recurrence(as_written);
    if (stage == "reach") return print_recurrence(recurrence);
    if (stage == "flows") return print_flows(recurrence, compiled.flows);
    if (is_before_symbols(stage)) {
        return cell_stage_text(stage, format, recurrence, compiled.flows, compiled.cell, library);
    }
    if (stage == "mapped") {
        std::string text = mapped_text(format, compiled.mapped, library, recurrence.name);
        if (format.empty() || format == "text") {
            text = "# cell: " + describe_cell(compiled.cell, library) + "\n" + text;
        }
        return text;
    }
    if (stage == "program") return print_program(compiled.program);
    const bool has_tap = !answer_is_on_right_edge(recurrence, compiled.flows);
    const KernelProgram whole = has_tap ? with_tap(compiled) : compiled.program;
    if (stage == "llvm") return llvm_ir_text(whole, target);
    if (stage == "obj") return object_text(whole, target);
    if (is_c_stage(stage) || is_cuda_stage(stage) || &target == &spu_target()) {
        const bool is_spu = &target == &spu_target();
        const std::string place = is_spu ? std::string() : cell_place(as_written);
        const std::string cell = cell_text(compiled, library, place);
        const SourceHead head{fmt::format("{} in the wavefront layout, {} rows a lane, for {}",
                                          recurrence.name, compiled.rows, target.name),
                              command,
                              cell,
                              "Wavefront layout",
                              wavefront_notes(compiled, target, symbols, has_tap),
                              place};
        if (is_spu) return spu_text(stage, compiled, head);
        return source_text(stage, whole, target, head);
    }
    return object_assembly(whole, target);
}

Result<std::string> emit_column_stage(const std::string& stage, const Recurrence& as_written,
                                      const ColumnRecurrence& solved,
                                      const CompiledColumn& compiled, const Target& target,
                                      const KernelSymbols& symbols, const std::string& command) {
    const CellLibrary& library = *target.library;
    const ColumnCell& cell = compiled.layout.cell;
    if (stage == "recurrence") return print_recurrence(as_written);
    if (stage == "reach") return print_recurrence(solved.recurrence);
    if (stage == "flows") return print_flows(solved.recurrence, solved.flows);
    if (stage == "encoding") return print_encoding(cell.encoding, solved.flows);
    if (stage == "program") return print_program(compiled.program);
    if (stage == "llvm") return llvm_ir_text(compiled.program, target);
    if (stage == "asm") return object_assembly(compiled.program, target);
    if (stage == "obj") return object_text(compiled.program, target);
    if (is_c_stage(stage) || is_cuda_stage(stage))
        return source_text(
            stage, compiled.program, target,
            {fmt::format("{} in the column layout, {} words, for {}", solved.recurrence.name,
                         compiled.layout.words, target.name),
             command, print_column_cell(cell, library), "Column layout",
             column_notes(solved, compiled, target, symbols), cell_place(as_written)});
    if (stage != "cell" && stage != "mapped") {
        return Failure::user(fmt::format(
            "--emit {}: the column layout finds codes and gates step by step and has no {}; emit "
            "flows, encoding, cell, mapped, program, llvm, asm, obj, c, header, cuda, ptx, cubin "
            "or "
            "sass",
            stage, stage));
    }
    std::string text = fmt::format("# column cell: {} operations a word, {} additions, {} moves\n",
                                   cell.operations(library), cell.chains(),
                                   cell.steps.size() - static_cast<std::size_t>(cell.chains()));
    if (stage == "mapped") {
        text += compiled.layout.has_table
                    ? "# masks: from a table\n"
                    : "# masks: computed\n" + print_mapped(compiled.layout.masks, library);
    }
    return text + print_column_cell(cell, library);
}

Result<std::string> emit_table_stage(const std::string& stage, const std::string& format,
                                     const NamedTable& table, const CompiledTable& compiled,
                                     const CellLibrary& library) {
    if (stage == "table") return write_pla(table.table);
    if (stage == "cover") return write_pla(compiled.cover);
    if (stage == "network") return network_text(format, compiled.network, table.name);
    if (stage == "mapped") return mapped_text(format, compiled.mapped, library, table.name);
    return Failure::user(fmt::format(
        "\"{}\" is a raw truth table: it has no {}; emit ast, table, cover, network or mapped",
        table.name, stage));
}

}  // namespace minterm
