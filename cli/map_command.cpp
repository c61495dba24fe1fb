// SPDX-License-Identifier: Apache-2.0
//
// `minterm map`: a network of another tool, in the gates of a library.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "cli/command_line.hpp"
#include "cli/emit_stage.hpp"
#include "cli/json_text.hpp"
#include "cli/options.hpp"
#include "cli/output.hpp"
#include "synth/map.hpp"
#include "synth/read_network.hpp"
#include "synth/source.hpp"

namespace minterm {
namespace {

constexpr std::size_t kMaxFileBytes = std::size_t{64} << 20;
/// The mapper walks networks depth first and orders gates in quadratic time.
constexpr int kMaxGates = 20'000;
constexpr int kMaxDepth = 5'000;
/// Word operations that the comparison by simulation may take: some seconds.
constexpr double kMaxSimulation = 4e9;

struct MapOptions {
    std::string file;
    std::string library = "lut3";
    std::string minimize = "gates";
    std::string format;
    std::string output;
    bool json = false;
};

/// How far the mapped network was compared with the one that was read.
struct Comparison {
    bool complete = false;  ///< on all minterms
    std::string sentence;
};

Result<Comparison> compare(const Network& network, const MappedNetwork& mapped) {
    const int inputs = network.input_count();
    if (inputs > kMaxTableInputs) {
        return Comparison{
            false,
            fmt::format("not verified: {} inputs are too many to simulate all minterms (up to {})",
                        inputs, kMaxTableInputs)};
    }
    const auto words = static_cast<double>(table_words(inputs));
    const auto values = static_cast<double>(network.nodes().size() + 20 * mapped.gates.size() +
                                            2 * network.outputs().size());
    if (words * values > kMaxSimulation) {
        return Comparison{false, "not verified: simulating all minterms would take too long"};
    }
    if (simulate(network) != simulate(mapped)) {
        return Failure::internal("the mapped network is not the one that was read");
    }
    return Comparison{true, fmt::format("verified on all {} minterms", std::uint64_t{1} << inputs)};
}

Status map_file(const MapOptions& options) {
    MINTERM_TRY([[maybe_unused]] const Unit format, check_format("mapped", options.format));
    MINTERM_TRY(const CellLibrary* library, library_named(options.library));
    MapParams params;
    MINTERM_TRY(params.objective, objective_named(options.minimize));
    MINTERM_TRY(const Source source, read_source(options.file, "network", kMaxFileBytes));
    MINTERM_TRY(const Network network, read_network(source.text, source.file));
    const int gates = network.gate_count();
    const int depth = network.depth();
    if (gates > kMaxGates || depth > kMaxDepth) {
        return Failure::user(
            fmt::format("{}: {} gates of depth {}; networks of up to {} gates and depth {} are "
                        "mapped: split it or reduce it first",
                        source.file, gates, depth, kMaxGates, kMaxDepth));
    }
    const MappedNetwork mapped = map_network(network, *library, nullptr, params);
    MINTERM_TRY(const Comparison comparison, compare(network, mapped));
    std::string name = source.file.substr(source.file.find_last_of('/') + 1);
    name = name.substr(0, name.find('.'));
    const std::string text = mapped_text(options.format, mapped, *library, name);
    if (options.json) {
        const CellFigures figures = figures_of(mapped, *library);
        const nlohmann::ordered_json json = {{"file", json_text(source.file)},
                                             {"library", library->name},
                                             {"gates_read", gates},
                                             {"depth_read", depth},
                                             {"gates", figures.gates},
                                             {"depth", figures.depth},
                                             {"moves", figures.moves},
                                             {"registers", figures.registers},
                                             {"verified", comparison.complete},
                                             {"text", json_text(text)}};
        return write_answer(options.output, json.dump(2) + "\n");
    }
    MINTERM_TRY([[maybe_unused]] const Unit written, write_answer(options.output, text));
    print_error(fmt::format("{} ({} and/xor gates of depth {} read); {}\n",
                            print_figures(mapped, *library), gates, depth, comparison.sentence));
    return success();
}

}  // namespace

int map_command(const Arguments& arguments) {
    MapOptions options;
    CLI::App app(
        "Reads a network (BLIF, AIGER, structural Verilog), maps it to the gates of a library, and "
        "compares both on all minterms where they have at most 24 inputs. Figures go to standard "
        "error.",
        "minterm map");
    app.add_option("FILE", options.file, "A .blif, .aag, .aig or .v file")->required();
    app.add_option("--library", options.library,
                   "Which gates (minterm targets lists them); default: lut3")
        ->option_text("NAME");
    app.add_option("--minimize", options.minimize,
                   "What the mapper makes small first: gates (default), depth or registers")
        ->option_text("FIGURE")
        ->check(CLI::IsMember({"gates", "depth", "registers"}));
    app.add_option("--format", options.format,
                   "text (default), blif, dot, verilog, aag or aig (AIGER)")
        ->option_text("FORMAT");
    add_output_option(app, options.output);
    add_json_option(app, options.json);
    app.footer(
        "Examples:\n"
        "  minterm map adder.blif --library neon\n"
        "  minterm map adder.aig --library spu2 --format verilog -o adder.v");
    if (const std::optional<int> over = parse_arguments(app, arguments)) return *over;
    return finish(map_file(options));
}

}  // namespace minterm
