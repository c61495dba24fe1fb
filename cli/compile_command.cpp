// SPDX-License-Identifier: Apache-2.0
//
// `minterm compile`: one stage of the pipeline as text, or the figures of all of them.
#include "cli/compile_command.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <nlohmann/json.hpp>

#include "cli/command_line.hpp"
#include "cli/emit_stage.hpp"
#include "cli/json_text.hpp"
#include "cli/options.hpp"
#include "cli/output.hpp"
#include "cli/run_report.hpp"
#include "cli/stopwatch.hpp"
#include "codegen/jit.hpp"

namespace minterm {
namespace {

/// Unlike a run, compiling needs no machine that can run the target.
Result<const Target*> choose_compile_target(const std::string& name) {
    if (!name.empty()) return find_target(name);
    const char* set = std::getenv("MINTERM_TARGET");
    if (set != nullptr && *set != '\0') return find_target(set);
    return choose_target();
}

/// The symbols that the kernel is made for: the letters of --alphabet, or any symbols of --planes
/// bits where the recurrence only asks whether they are equal.
Result<SymbolLogic> choose_symbols(const CompileOptions& options, const Recurrence& recurrence) {
    const ByteSet letters = bytes_of(options.alphabet);
    SymbolLogic logic = code_symbols(recurrence.relations, letters, letters).logic;
    if (options.planes == 0) return logic;
    if (!logic.equality) {
        return Failure::user(
            fmt::format("--planes: {} asks more of two symbols than whether they are equal, so "
                        "the number of planes follows from the letters; give --alphabet LETTERS",
                        recurrence.name));
    }
    logic.a_planes = logic.b_planes = options.planes;
    return logic;
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

constexpr bool kOptimal = false;  // no search proves it yet

nlohmann::ordered_json stats_json(const CompileStats& stats) {
    nlohmann::ordered_json json = {{"name", json_text(stats.name)},
                                   {"target", stats.target},
                                   {"library", stats.library},
                                   {"gates", stats.figures.gates},
                                   {"depth", stats.figures.depth},
                                   {"moves", stats.figures.moves},
                                   {"registers", stats.figures.registers},
                                   {"optimal", kOptimal},
                                   {"products", stats.products},
                                   {"literals", stats.literals},
                                   {"products_minimum", stats.products_minimum}};
    if (stats.rows > 0) {
        json["rows"] = stats.rows;
        json["symbol_planes"] = stats.symbol_planes;
    }
    json["stages"] = stages_json(stats.times);
    return json;
}

std::string stats_text(const CompileStats& stats) {
    std::string text;
    text += fmt::format("name       {}\n", stats.name);
    text += fmt::format("target     {}\n", stats.target);
    text += fmt::format("products   {}{}\n", stats.products,
                        stats.products_minimum ? " (minimum)" : "");
    text += fmt::format("literals   {}\n", stats.literals);
    text += fmt::format("library    {}\n", stats.library);
    text += fmt::format("gates      {}\n", stats.figures.gates);
    text += fmt::format("depth      {}\n", stats.figures.depth);
    text += fmt::format("moves      {}\n", stats.figures.moves);
    text += fmt::format("registers  {}\n", stats.figures.registers);
    text += fmt::format("optimal    {}\n", kOptimal ? "yes" : "not proved");
    if (stats.rows > 0) {
        text += fmt::format("rows       {}\n", stats.rows);
        text += fmt::format("planes     {}\n", stats.symbol_planes);
    }
    return text;
}

void describe(const Cover& cover, const MappedNetwork& mapped, const CellLibrary& library,
              CompileStats& stats) {
    stats.figures = figures_of(mapped, library);
    stats.products = cover.products.size();
    stats.literals = literal_count(cover);
    stats.products_minimum = cover.proved_minimum;
}

/// Machine code, where this machine can load it: only for its time.
Status time_machine_code(const KernelProgram& program, const Target& target,
                         std::vector<StageTime>& times) {
    if (!why_unavailable(target).empty()) return success();
    Stopwatch watch;
    MINTERM_TRY(JitSession session, JitSession::create());
    times.push_back({"start jit", watch.lap()});
    MINTERM_TRY([[maybe_unused]] const JitKernel kernel, session.compile(program, target));
    times.push_back({"machine code", watch.lap()});
    return success();
}

Status compile_recurrence(const CompileOptions& options, const Recurrence& recurrence,
                          const Target& target, const CellLibrary& library, CompileStats& stats,
                          std::string& text) {
    if (is_before_symbols(options.emit)) {
        MINTERM_TRY(text, emit_early_stage(options.emit, recurrence));
        if (!options.stats && !options.time) return success();
    }
    CompileParams params;
    params.rows = options.rows;
    params.library = &library;
    MINTERM_TRY(params.map.objective, objective_named(options.minimize));
    MINTERM_TRY(params.symbols, choose_symbols(options, recurrence));
    MINTERM_TRY(const Compiled compiled, compile(recurrence, target, params));
    if (!options.emit.empty() && !is_before_symbols(options.emit)) {
        MINTERM_TRY(text, emit_late_stage(options.emit, options.format, recurrence.name, compiled,
                                          target, library));
    }
    stats.times.insert(stats.times.end(), compiled.times.begin(), compiled.times.end());
    describe(compiled.cover, compiled.mapped, library, stats);
    stats.rows = compiled.rows;
    stats.symbol_planes = std::max(params.symbols.a_planes, params.symbols.b_planes);
    if ((!options.time && !options.stats) || &library != target.library) return success();
    return time_machine_code(compiled.program, target, stats.times);
}

Status compile_raw_table(const CompileOptions& options, const NamedTable& table,
                         const CellLibrary& library, CompileStats& stats, std::string& text) {
    MapParams params;
    MINTERM_TRY(params.objective, objective_named(options.minimize));
    MINTERM_TRY(const CompiledTable compiled, compile_table(table.table, library, params));
    if (!options.emit.empty()) {
        MINTERM_TRY(text, emit_table_stage(options.emit, options.format, table, compiled, library));
    }
    stats.times.insert(stats.times.end(), compiled.times.begin(), compiled.times.end());
    describe(compiled.cover, compiled.mapped, library, stats);
    return success();
}

Status compile_spec(const CompileOptions& options) {
    MINTERM_TRY([[maybe_unused]] const Unit format, check_format(options.emit, options.format));
    MINTERM_TRY(const ParameterValues parameters, parse_parameters(options.params));
    MINTERM_TRY(const Target* target, choose_compile_target(options.target));
    MINTERM_TRY(const CellLibrary* library, choose_library(options, *target));
    MINTERM_TRY(const Source source, read_spec(options.spec));

    std::string text;
    CompileStats stats;
    if (options.emit == "ast") {
        MINTERM_TRY(text, emit_ast(source));
    }
    if (options.emit != "ast" || options.stats || options.time) {
        MINTERM_TRY(const CheckedSpec spec, check_source(source, parameters));
        MINTERM_TRY(const SpecItem item, choose_item(spec, source, options.recurrence));
        stats.name = item.recurrence != nullptr ? item.recurrence->name : item.table->name;
        stats.target = target->name;
        stats.library = library->name;
        stats.times = spec.times;
        CompileOptions later = options;
        if (later.emit == "ast") later.emit.clear();
        std::string later_text;
        MINTERM_TRY(
            [[maybe_unused]] const Unit compiled,
            item.recurrence != nullptr
                ? compile_recurrence(later, *item.recurrence, *target, *library, stats, later_text)
                : compile_raw_table(later, *item.table, *library, stats, later_text));
        if (!later.emit.empty()) text = std::move(later_text);
    }

    const bool figures = options.stats || options.emit.empty();
    if (options.json) {
        nlohmann::ordered_json json =
            figures ? stats_json(stats) : nlohmann::ordered_json::object();
        if (!options.emit.empty()) {
            json["emit"] = options.emit;
            json["text"] = json_text(text);
        }
        if (options.time && !figures) json["stages"] = stages_json(stats.times);
        return write_answer(options.output, json.dump(2) + "\n");
    }
    // The figures join the text only where no stage was asked for; a stage's text stays pure.
    MINTERM_TRY([[maybe_unused]] const Unit written,
                write_answer(options.output, options.emit.empty() ? stats_text(stats) : text));
    if (figures && !options.emit.empty()) print_error(stats_text(stats));
    if (options.time || (options.stats && !options.json)) print_error(time_table(stats.times));
    return success();
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
                   "Print a stage: " + stage_list() + ". Without it: the figures of --stats")
        ->option_text("STAGE")
        ->check(CLI::IsMember(stage_names()));
    app.add_option("--format", options.format,
                   "pla for table and cover; blif, dot, text, verilog, aag or aig (AIGER) for "
                   "network and mapped; default: pla, blif, text")
        ->option_text("FORMAT")
        ->check(CLI::IsMember({"pla", "blif", "dot", "text", "verilog", "aag", "aig"}));
    app.add_flag(
        "--stats", options.stats,
        "Gates, depth, registers, products, literals, and how long each stage took (on standard "
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
    app.add_option("-o,--output", options.output, "Write to FILE, whole or not at all")
        ->option_text("FILE");
    add_json_option(app, options.json);
    app.footer(
        "Examples:\n"
        "  minterm compile levenshtein                            figures for this machine\n"
        "  minterm compile lcs --emit mapped --target avx512      the gates of one cell\n"
        "  minterm compile lcs --emit network --format dot | dot -Tsvg > lcs.svg\n"
        "  minterm compile lcs --emit mapped --library neon       gates of another machine\n"
        "  minterm compile my.dp --emit table -o my.pla           for espresso\n"
        "  minterm compile levenshtein --emit asm --target avx2\n"
        "  minterm compile levenshtein --stats --time --json");
    if (const std::optional<int> over = parse_arguments(app, arguments)) return *over;
    return finish(compile_spec(options));
}

}  // namespace minterm
