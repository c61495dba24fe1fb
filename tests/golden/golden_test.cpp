// SPDX-License-Identifier: Apache-2.0
//
// Golden dumps of every stage, in the order of the data: the first file that differs names the
// guilty stage. MINTERM_UPDATE_GOLDEN=1 rewrites them; the difference is reviewed like code. LLVM's
// own texts differ between its versions, so the last stage here is the kernel program; the machine
// code is tested in tests/unit/codegen/machine_code_test.cpp.
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <utility>
#include <vector>

#include "codegen/compile.hpp"
#include "synth/cover_to_network.hpp"
#include "synth/lower_reach.hpp"
#include "synth/minimize_qm.hpp"
#include "synth/parse_spec.hpp"
#include "synth/pla.hpp"
#include "synth/tabulate.hpp"
#include "synth/write_network.hpp"
#include "tests/support/shipped_specs.hpp"

namespace minterm::golden_test {
namespace {

std::string read(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

using Dump = std::pair<std::string, std::string>;  // file name, text

std::vector<Dump> all_stages(const std::string& name) {
    std::vector<Dump> dumps;
    const Source source{name + ".dp",
                        read(std::filesystem::path(MINTERM_SOURCE_DIR) / "specs" / (name + ".dp"))};
    const auto spec = parse_spec(source);
    EXPECT_TRUE(spec);
    dumps.emplace_back("05_ast.txt", print_ast(*spec, source));

    const Recurrence recurrence = testing::load_shipped(name);
    dumps.emplace_back("10_recurrence.txt", print_recurrence(recurrence));
    if (!has_reach_one(recurrence))
        dumps.emplace_back("15_reach.txt", print_recurrence(*lower_reach(recurrence)));
    for (const Target& target : all_targets()) {
        CompileParams params;
        params.symbols = dna_symbols();
        params.rows = 1;
        const auto compiled = compile(recurrence, target, params);
        EXPECT_TRUE(compiled) << (compiled ? "" : compiled.failure().render());
        if (!compiled) return dumps;
        const SolvedCell& cell = compiled->cell;
        if (&target == &all_targets().front()) {
            dumps.emplace_back("20_flows.txt", print_flows(compiled->recurrence, compiled->flows));
            const TruthTable table = tabulate(compiled->flows, cell.encoding);
            const Cover cover = minimize_qm(table);
            const Network network = cover_to_network(cover);
            dumps.emplace_back("30_table.pla", write_pla(table));
            dumps.emplace_back("40_cover.pla", write_pla(cover));
            dumps.emplace_back("50_network.blif", write_blif(network, name));
            dumps.emplace_back("50_network.dot", write_dot(network, name));
        }
        dumps.emplace_back("25_encoding." + target.name + ".txt",
                           print_encoding(cell.encoding, compiled->flows));
        dumps.emplace_back("55_cell." + target.name + ".txt",
                           print_mapped(cell.network, *target.library));
        dumps.emplace_back("60_mapped." + target.name + ".txt",
                           print_mapped(compiled->mapped, *target.library));
        dumps.emplace_back("60_mapped." + target.name + ".blif",
                           write_blif(compiled->mapped, *target.library, name));
        dumps.emplace_back("70_program." + target.name + ".txt", print_program(compiled->program));
    }
    return dumps;
}

class Golden : public ::testing::TestWithParam<const char*> {};

TEST_P(Golden, EveryStageIsAsRecorded) {
    const std::filesystem::path folder =
        std::filesystem::path(MINTERM_SOURCE_DIR) / "tests/golden" / GetParam();
    const bool update = std::getenv("MINTERM_UPDATE_GOLDEN") != nullptr;
    if (update) std::filesystem::create_directories(folder);
    for (const auto& [file, text] : all_stages(GetParam())) {
        if (update) std::ofstream(folder / file, std::ios::binary) << text;
        ASSERT_TRUE(std::filesystem::exists(folder / file))
            << file << " is missing; MINTERM_UPDATE_GOLDEN=1 writes it";
        EXPECT_EQ(text, read(folder / file)) << "first difference in stage " << file;
        if (HasFailure()) return;  // Later stages follow from this one.
    }
}

INSTANTIATE_TEST_SUITE_P(Specs, Golden, ::testing::Values("levenshtein", "lcs", "shift_or", "osa"),
                         [](const auto& test) { return std::string(test.param); });

}  // namespace
}  // namespace minterm::golden_test
