// SPDX-License-Identifier: Apache-2.0
//
// `minterm compile`: one stage of the pipeline as text, or the figures of all of them.
#include "cli/compile_command.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <filesystem>
#include <nlohmann/json.hpp>

#include "cli/command_line.hpp"
#include "cli/compile_target.hpp"
#include "cli/emit_device_code.hpp"
#include "cli/emit_stage.hpp"
#include "cli/gate_search.hpp"
#include "cli/json_text.hpp"
#include "cli/options.hpp"
#include "cli/output.hpp"
#include "cli/run_report.hpp"
#include "cli/stopwatch.hpp"
#include "codegen/code_source.hpp"
#include "codegen/emit_c.hpp"
#include "codegen/emit_cuda.hpp"
#include "codegen/spu_machine.hpp"

namespace minterm {
namespace {

/// The symbols that the kernel is made for: the letters of --alphabet, or any symbols of --planes
/// bits where the recurrence only asks whether they are equal.
Result<KernelSymbols> choose_symbols(const CompileOptions& options, const Recurrence& recurrence) {
    if (options.alphabet.empty())
        return Failure::user("--alphabet: there are no letters in it; give some, as in ACGT");
    const SymbolSet letters = symbols_in(options.alphabet);
    KernelSymbols symbols;
    MINTERM_TRY(symbols.coding, code_symbols(recurrence.relations, letters, letters));
    if (options.planes == 0) {
        symbols.letters.assign(letters.begin(), letters.end());
        return symbols;
    }
    SymbolLogic& logic = symbols.coding.logic;
    if (!logic.equality) {
        return Failure::user(
            fmt::format("--planes: {} asks more of two symbols than whether they are equal, so "
                        "the number of planes follows from the letters; give --alphabet LETTERS",
                        recurrence.name));
    }
    logic.a_planes = logic.b_planes = options.planes;
    return symbols;
}

/// The gates of --library, else of the target. What comes after mapping is made for the target's.
Result<const CellLibrary*> choose_library(const CompileOptions& options, const Target& target) {
    if (options.library.empty()) return target.library;
    MINTERM_TRY(const CellLibrary* library, library_named(options.library));
    if (library != target.library && is_after_mapping(options.emit)) {
        return Failure::user(fmt::format(
            "--emit {}: target {} has the gates of library {}, and kernels are made of those only; "
            "leave --library {} out, or emit mapped",
            options.emit, target.name, target.library->name, library->name));
    }
    return library;
}

int cell_gates(const SolvedCell& cell) { return static_cast<int>(cell.network.gates.size()); }

bool is_optimal(const CompileStats& stats) {
    return stats.cell ? stats.cell->lower_bound >= cell_gates(*stats.cell)
                      : stats.table_lower_bound >= stats.figures.gates;
}

nlohmann::ordered_json stats_json(const CompileStats& stats) {
    nlohmann::ordered_json json = {{"name", json_text(stats.name)},
                                   {"target", stats.target},
                                   {"library", stats.library},
                                   {"gates", stats.figures.gates},
                                   {"depth", stats.figures.depth},
                                   {"moves", stats.figures.moves},
                                   {"registers", stats.figures.registers},
                                   {"optimal", is_optimal(stats)}};
    if (stats.cell) {
        json["cell_gates"] = cell_gates(*stats.cell);
        json["cell_lower_bound"] = stats.cell->lower_bound;
        json["cell_origin"] = name_of(stats.cell->origin);
        json["rows"] = stats.rows;
        json["symbol_planes"] = stats.symbol_planes;
        json["mask_stages"] = stats.mask_stages;
    }
    if (stats.cover) {
        json["products"] = stats.cover->products.size();
        json["literals"] = literal_count(*stats.cover);
        json["products_minimum"] = stats.cover->proved_minimum;
    }
    json["stages"] = stages_json(stats.times);
    return json;
}

std::string stats_text(const CompileStats& stats) {
    std::string text;
    const auto add = [&](std::string_view name, const auto& value) {
        text += fmt::format("{:<10} {}\n", name, value);
    };
    add("name", stats.name);
    add("target", stats.target);
    if (stats.cover) {
        add("products", fmt::format("{}{}", stats.cover->products.size(),
                                    stats.cover->proved_minimum ? " (minimum)" : ""));
        add("literals", literal_count(*stats.cover));
    }
    add("library", stats.library);
    if (stats.cell) add("cell", describe_cell(*stats.cell, **library_named(stats.library)));
    add("gates", stats.cover && is_optimal(stats)
                     ? fmt::format("{} (fewer are impossible)", stats.figures.gates)
                     : std::to_string(stats.figures.gates));
    add("depth", stats.figures.depth);
    add("moves", stats.figures.moves);
    add("registers", stats.figures.registers);
    if (stats.cell) {
        add("rows", stats.rows);
        add("planes", stats.symbol_planes);
        if (stats.mask_stages > 0)
            add("masks", fmt::format("of letters, in {} stages", stats.mask_stages));
    }
    return text;
}

/// Machine code, where this machine can load it: only for its time.
Status time_machine_code(const KernelProgram& program, const Target& target,
                         std::vector<StageTime>& times) {
    if (&target == &cuda_target() || &target == &spu_target() || !has_compiler() ||
        !why_unavailable(target).empty())
        return success();
    MINTERM_TRY([[maybe_unused]] const KernelCode code, code_source(target, {})
                                                            ->get(
                                                                "",
                                                                [&]() -> Result<KernelDraft> {
                                                                    return KernelDraft{program, {}};
                                                                },
                                                                times));
    return success();
}

/// A word as a shell reads it, in one line and without what would begin or end a comment of C.
std::string shell_word(const std::string& word) {
    constexpr std::string_view kPlain = "_./:=,+-@%";
    const auto is_plain = [&](char c) {
        return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') ||
               kPlain.find(c) != std::string_view::npos;
    };
    if (!word.empty() && std::all_of(word.begin(), word.end(), is_plain)) return word;
    std::string text = "$'";
    for (const char c : word) {
        if (is_plain(c) || c == ' ')
            text += c;
        else
            text += fmt::format("\\{:03o}", static_cast<unsigned char>(c));
    }
    return text + "'";
}

/// What makes the same source anywhere: nothing is left to defaults.
std::string command_line(const CompileOptions& options, const Target& target, int rows) {
    std::string text = "minterm compile " + shell_word(options.spec);
    const auto add = [&](const char* option, const std::string& value) {
        if (!value.empty()) text += fmt::format(" {} {}", option, shell_word(value));
    };
    add("--recurrence", options.recurrence);
    for (const std::string& parameter : options.params) add("--param", parameter);
    if (options.minimize != "gates") add("--minimize", options.minimize);
    add("--layout", options.layout);
    add("--target", names_cuda(options.target) ? options.target : target.name);
    if (options.planes != 0)
        add("--planes", std::to_string(options.planes));
    else
        add("--alphabet", options.alphabet);
    add("--rows", std::to_string(rows));
    add("--emit", is_device_code_stage(options.emit) ? "cuda" : options.emit);
    return text;
}

Status compile_recurrence(const CompileOptions& options, const Recurrence& recurrence,
                          const Target& target, const CellLibrary& library, CompileStats& stats,
                          std::string& text) {
    CompileParams params;
    params.rows = options.rows;
    params.library = &library;
    params.cell.fresh = options.fresh || !options.proof.empty();
    const GateSearch search = gate_search();
    params.cell.search = search.cell;
    params.cell.effort = options.effort.value_or(params.cell.fresh ? kSearchEffort : search.effort);
    params.cell.proof_prefix = options.proof;
    params.cell.store = choose_store(options.cache);
    MINTERM_TRY(params.cell.map.objective, objective_named(options.minimize));
    const bool figures = options.emit.empty() || options.stats || options.time;
    if (is_before_symbols(options.emit) && !figures) {
        const auto run = [&] {
            CellSearchLine line;
            line.watch(params.cell);
            return emit_early_stage(options.emit, options.format, recurrence, library, params.cell,
                                    stats.cell);
        };
        MINTERM_TRY(text, run());
        if (stats.cell) tell_if_not_kept(stats.cell->not_kept);
        return success();
    }
    MINTERM_TRY(const KernelSymbols symbols, choose_symbols(options, recurrence));
    params.symbols = symbols.coding.logic;
    const auto run = [&] {
        CellSearchLine line;
        line.watch(params.cell);
        if (&target == &spu_target()) return compile_for_spu(recurrence, params);
        return compile(recurrence, target, params);
    };
    MINTERM_TRY(const Compiled compiled, run());
    tell_if_not_kept(compiled.cell.not_kept);
    if (!options.emit.empty()) {
        MINTERM_TRY(text,
                    emit_stage(options.emit, options.format, recurrence, compiled, target, library,
                               symbols, command_line(options, target, compiled.rows)));
    }
    stats.times.insert(stats.times.end(), compiled.times.begin(), compiled.times.end());
    const WavefrontCell& cell = compiled.layout_cell;
    stats.figures = figures_of(cell.cell, library);
    if (cell.predicates > 0) {
        stats.mask_stages = letter_masks::stages(cell.word_bits);
        stats.figures.gates = letter_masks::gates(cell, library);
    }
    stats.cell = compiled.cell;
    stats.rows = compiled.rows;
    stats.symbol_planes = std::max(params.symbols.a_planes, params.symbols.b_planes);
    if ((!options.time && !options.stats) || &library != target.library) return success();
    return time_machine_code(compiled.program, target, stats.times);
}

/// The column layout: figures are those of a word, an addition or a move counting as one.
Status compile_in_columns(const CompileOptions& options, const Recurrence& recurrence,
                          const Target& target, const CellLibrary& library, CompileStats& stats,
                          std::string& text) {
    if (&target == &spu_target())
        return Failure::user(
            "--layout column: target spu has kernels of the wavefront layout only");
    if (&library != target.library) {
        return Failure::user(
            "--layout column: its steps are found for the target's own gates; leave --library out");
    }
    if (!options.format.empty() && options.format != "text") {
        return Failure::user(fmt::format(
            "--format {}: stages of the column layout are printed as text only", options.format));
    }
    MINTERM_TRY(const KernelSymbols kernel_symbols, choose_symbols(options, recurrence));
    const SymbolLogic& symbols = kernel_symbols.coding.logic;
    MINTERM_TRY(ColumnRecurrence solved, column_recurrence(recurrence));
    const int words = options.rows != 0 ? options.rows : target.column_words;
    MINTERM_TRY(const CompiledColumn compiled, compile_column(solved, target, symbols, words));
    if (!options.emit.empty()) {
        MINTERM_TRY(text, emit_column_stage(options.emit, recurrence, solved, compiled, target,
                                            kernel_symbols, command_line(options, target, words)));
    }
    stats.times.insert(stats.times.end(), compiled.times.begin(), compiled.times.end());
    stats.figures = figures_of(compiled.layout.cell.network, library);
    stats.figures.gates = compiled.codes.operations;
    stats.rows = words;
    stats.symbol_planes = std::max(symbols.a_planes, symbols.b_planes);
    if (!options.time && !options.stats) return success();
    return time_machine_code(compiled.program, target, stats.times);
}

Status compile_raw_table(const CompileOptions& options, const NamedTable& table,
                         const CellLibrary& library, CompileStats& stats, std::string& text) {
    if (options.layout == "column") {
        return Failure::user(fmt::format(
            "--layout column: \"{}\" is a raw truth table: it has no layout", table.name));
    }
    MapParams params;
    MINTERM_TRY(params.objective, objective_named(options.minimize));
    // On demand only, since what is found is not kept.
    ExactParams exact;
    exact.seconds = options.effort.value_or(0);
    exact.proof_prefix = options.proof;
    StopCondition interrupt;
    interrupt.cancelled = CellSearchLine::cancelled();
    exact.stop = &interrupt;
    const auto run = [&] {
        const CellSearchLine line;
        return compile_table(table.table, library, params, exact, gate_search().table);
    };
    MINTERM_TRY(const CompiledTable compiled, run());
    if (!options.emit.empty()) {
        MINTERM_TRY(text, emit_table_stage(options.emit, options.format, table, compiled, library));
    }
    stats.times.insert(stats.times.end(), compiled.times.begin(), compiled.times.end());
    stats.figures = figures_of(compiled.mapped, library);
    stats.cover = compiled.cover;
    stats.table_lower_bound = compiled.lower_bound;
    return success();
}

/// After the answer: --proof asked for something that there is not.
Status miss_proof(const CompileOptions& options, const CompileStats& stats) {
    if (options.proof.empty() || is_optimal(stats)) return success();
    const int bound = stats.cell ? stats.cell->lower_bound : stats.table_lower_bound;
    return Failure::environment(fmt::format(
        "--proof {}: there is no proof that fewer gates are impossible; {}", options.proof,
        bound > 0 ? fmt::format("the files say that {} are. Give --effort more seconds", bound - 1)
                  : "no file was written. Give --effort more seconds, or a smaller cell"));
}

/// The text of `options.emit`, and the figures.
Status compile_stage(const CompileOptions& options, const Source& source, std::string& text,
                     CompileStats& stats) {
    if (options.effort && !(*options.effort >= 0)) {
        return Failure::user("--effort: not a number of seconds");
    }
    MINTERM_TRY([[maybe_unused]] const Unit format, check_format(options.emit, options.format));
    MINTERM_TRY([[maybe_unused]] const Unit held, check_rows(options.rows, options.layout));
    MINTERM_TRY(const ParameterValues parameters, parse_parameters(options.params));
    MINTERM_TRY(const Target* target, choose_compile_target(options.target, options.emit));
    MINTERM_TRY(const CellLibrary* library, choose_library(options, *target));
    std::optional<DeviceCodeEmitter> device_code;
    if (is_device_code_stage(options.emit)) {
        MINTERM_TRY(device_code,
                    DeviceCodeEmitter::create(options.emit, architecture_of(options.target),
                                              choose_store(options.cache), stats.times));
    }

    if (options.emit == "ast") {
        MINTERM_TRY(text, emit_ast(source));
    }
    if (options.emit != "ast" || options.stats || options.time) {
        MINTERM_TRY(const CheckedSpec spec, check_source(source, parameters));
        MINTERM_TRY(const SpecItem item, choose_item(spec, source, options.recurrence));
        stats.name = item.recurrence != nullptr ? item.recurrence->name : item.table->name;
        stats.target = target->name;
        stats.library = library->name;
        stats.times.insert(stats.times.end(), spec.times.begin(), spec.times.end());
        CompileOptions later = options;
        if (later.emit == "ast") later.emit.clear();
        std::string later_text;
        MINTERM_TRY([[maybe_unused]] const Unit compiled,
                    item.recurrence != nullptr
                        ? (later.layout == "column" ? compile_in_columns : compile_recurrence)(
                              later, *item.recurrence, *target, *library, stats, later_text)
                        : compile_raw_table(later, *item.table, *library, stats, later_text));
        if (!later.emit.empty()) text = std::move(later_text);
    }
    if (device_code) {
        MINTERM_TRY(text, device_code->emit(text, stats.name, stats.times));
    }
    return success();
}

/// One stage, or the figures.
Status compile_spec(const CompileOptions& options) {
    MINTERM_TRY(const Source source, read_spec(options.spec));
    std::string text;
    CompileStats stats;
    MINTERM_TRY([[maybe_unused]] const Unit compiled, compile_stage(options, source, text, stats));
    const bool figures = options.stats || options.emit.empty();
    if (options.json) {
        nlohmann::ordered_json json =
            figures ? stats_json(stats) : nlohmann::ordered_json::object();
        if (!options.emit.empty()) {
            json["emit"] = options.emit;
            json["text"] = json_text(text);
        }
        if (options.time && !figures) json["stages"] = stages_json(stats.times);
        MINTERM_TRY([[maybe_unused]] const Unit answered,
                    write_answer(options.output, json.dump(2) + "\n"));
        return miss_proof(options, stats);
    }
    // The figures join the text only where no stage was asked for; a stage's text stays pure.
    MINTERM_TRY([[maybe_unused]] const Unit written,
                write_answer(options.output, options.emit.empty() ? stats_text(stats) : text));
    if (figures && !options.emit.empty()) print_error(stats_text(stats));
    if (options.time || (options.stats && !options.json)) print_error(time_table(stats.times));
    return miss_proof(options, stats);
}

/// "asm" and "schedule" of "asm,schedule".
std::vector<std::string> split_stages(const std::string& stages) {
    std::vector<std::string> names;
    std::size_t begin = 0;
    while (begin <= stages.size()) {
        const std::size_t end = std::min(stages.find(',', begin), stages.size());
        names.push_back(stages.substr(begin, end - begin));
        begin = end + 1;
    }
    return names;
}

bool names_folder(const std::string& path) { return path.ends_with('/'); }

/// A folder that is there, or can be made. Errors (user): it is a file; (environment): the system's
/// reason.
Status make_folder(const std::string& path) {
    std::error_code error;
    if (std::filesystem::is_directory(path, error)) return success();
    if (std::filesystem::exists(path, error))
        return Failure::user(fmt::format(
            "-o {}: several stages become files of a folder, and this is none; without -o they "
            "are printed after each other",
            path));
    std::filesystem::create_directories(path, error);
    if (error)
        return Failure::environment(
            fmt::format("-o {}: cannot make the folder: {}", path, error.message()));
    return success();
}

/// Stages in this order: after each other, with a line before each that names it as head and tail
/// name files; or a file each of the folder that -o says, which is made if it is not there.
Status compile_stages(const CompileOptions& options, const std::vector<std::string>& stages) {
    if (options.json || options.stats || options.time || options.fresh || !options.proof.empty() ||
        !options.format.empty())
        return Failure::user(
            "--emit: several stages, or one in a folder, go without --format, --json, --stats, "
            "--time, --fresh and --proof");
    MINTERM_TRY(const Source source, read_spec(options.spec));
    const bool in_folder = !options.output.empty() && options.output != "-";
    std::vector<std::string> texts;
    std::string name = "spec";
    for (const std::string& stage : stages) {
        if (is_binary(stage) && !in_folder)
            return Failure::user(fmt::format(
                "--emit {}: it is no text; among several stages it needs -o FOLDER", stage));
        CompileOptions one = options;
        one.emit = stage;
        CompileStats stats;
        MINTERM_TRY([[maybe_unused]] const Unit compiled,
                    compile_stage(one, source, texts.emplace_back(), stats));
        if (!stats.name.empty()) name = stats.name;
    }
    if (!in_folder) {
        std::string all;
        for (std::size_t i = 0; i < stages.size(); ++i)
            all += fmt::format("{}==> {} <==\n{}", i == 0 ? "" : "\n", stages[i], texts[i]);
        return write_standard_output(all);
    }
    MINTERM_TRY([[maybe_unused]] const Unit made, make_folder(options.output));
    FileSet files;
    for (std::size_t i = 0; i < stages.size(); ++i) {
        const std::filesystem::path file = name + "." + stages[i];
        MINTERM_TRY([[maybe_unused]] const Unit written,
                    files.write((options.output / file).string(), texts[i]));
    }
    return files.commit();
}

}  // namespace

int compile_command(const Arguments& arguments) {
    CompileOptions options;
    CLI::App app("Shows what a spec becomes on the way to machine code.", "minterm compile");
    app.add_option("SPEC", options.spec,
                   "A .dp file, the name of a shipped spec (see minterm specs), a .pla file, or - "
                   "for standard "
                   "input")
        ->required();
    app.add_option("--emit", options.emit,
                   "Print a stage: " + stage_list() +
                       ". Without it: the figures of --stats. Several with commas between them: "
                       "after each other, or each in a file NAME.STAGE of -o FOLDER, which is made "
                       "if it is not there; FOLDER/ does so for one stage, too")
        ->option_text("STAGE")
        ->check(CLI::Validator(
            [](const std::string& stages) {
                for (const std::string& stage : split_stages(stages))
                    if (std::string wrong = CLI::IsMember(stage_names())(stage); !wrong.empty())
                        return wrong;
                return std::string();
            },
            ""));
    app.add_option("--format", options.format,
                   "pla for table and cover; blif, dot, text, verilog, aag or aig (AIGER) for "
                   "network, cell and mapped; default: pla, blif, text")
        ->option_text("FORMAT")
        ->check(CLI::IsMember({"pla", "blif", "dot", "text", "verilog", "aag", "aig"}));
    app.add_flag(
        "--stats", options.stats,
        "Gates, depth, registers, what is proved, and how long each stage took (on standard "
        "error); beside --emit all of them go to standard error");
    app.add_flag("--time", options.time,
                 "Say how long each stage took, machine code included, on standard error");
    add_target_option(app, options.target);
    app.add_option("--library", options.library,
                   "Map to these gates instead of the target's (minterm targets lists them)")
        ->option_text("NAME");
    app.add_option("--minimize", options.minimize,
                   "What the mapper makes small first: gates (default), depth or registers")
        ->option_text("FIGURE")
        ->check(CLI::IsMember({"gates", "depth", "registers"}));
    app.add_option(
           "--effort", options.effort,
           "Look for a cheaper cell, and for the proof that there is none, for SECONDS; "
           "default: 60, without LLVM and for a raw table 0: take the mapper's. A cell that "
           "is solved already takes no time")
        ->option_text("SECONDS")
        ->check(CLI::Range(0.0, 1e7));
    app.add_flag("--fresh", options.fresh,
                 "Solve the cell again, as if it had never been solved before");
    app.add_option("--proof", options.proof,
                   "With --fresh's search, write why no cell of fewer gates exists: PREFIX.cnf and "
                   "PREFIX.drat for the last number of gates that was proved impossible "
                   "(PREFIX-N... where each class of encodings has a proof of its own)")
        ->option_text("PREFIX");
    add_cache_options(app, options.cache);
    app.add_option("--layout", options.layout,
                   "wavefront (default), or column: the stages of a column at a time, where the "
                   "recurrence can be computed so")
        ->option_text("LAYOUT")
        ->check(CLI::IsMember({"wavefront", "column"}));
    add_rows_option(app, options.rows);
    auto* planes = app.add_option("--planes", options.planes,
                                  "Bits of a symbol; default: what --alphabet needs")
                       ->option_text("P")
                       ->check(CLI::Range(1, 8));
    app.add_option("--alphabet", options.alphabet,
                   "The letters that both sequences consist of; default: ACGT")
        ->option_text("LETTERS")
        ->excludes(planes);
    add_recurrence_option(app, options.recurrence);
    add_param_option(app, options.params);
    add_output_option(app, options.output);
    add_json_option(app, options.json);
    app.footer(
        "Examples:\n"
        "  minterm compile levenshtein                            figures for this machine\n"
        "  minterm compile lcs --emit cell --target avx512        the gates of one cell\n"
        "  minterm compile lcs --emit network --format dot | dot -Tsvg > lcs.svg\n"
        "  minterm compile lcs --emit mapped --library neon       gates of another machine\n"
        "  minterm compile my.dp --emit table -o my.pla           for espresso\n"
        "  minterm compile levenshtein --emit asm --target avx2\n"
        "  minterm compile lcs --layout column --emit cell        carries: one addition a word\n"
        "  minterm compile lcs --emit obj --target avx2 -o lcs.o  to link; --emit header declares "
        "it\n"
        "  minterm compile levenshtein --emit c --target neon -o levenshtein.c\n"
        "  minterm compile levenshtein --target spu --emit asm,schedule    and both pipes, cycle "
        "by "
        "cycle\n"
        "  minterm compile lcs --target cuda --emit cuda          needs no GPU; ptx, cubin: NVRTC\n"
        "  minterm compile levenshtein --stats --time --json");
    if (const std::optional<int> over = parse_arguments(app, arguments)) return *over;
    if (options.target.empty()) options.target = target_of_environment();
    const std::vector<std::string> stages = split_stages(options.emit);
    const bool are_files =
        stages.size() > 1 || (!options.emit.empty() && names_folder(options.output));
    return finish(are_files ? compile_stages(options, stages) : compile_spec(options));
}

}  // namespace minterm
