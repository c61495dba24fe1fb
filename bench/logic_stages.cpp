// SPDX-License-Identifier: Apache-2.0
//
// How many two-input gates (spu2) and LUTs of three random tables have after each stage of the
// logic engine, as a Markdown table. Usage: logic_stages [TABLES_PER_GROUP]
#include <cstdio>
#include <cstdlib>
#include <random>

#include "synth/cover_to_network.hpp"
#include "synth/map.hpp"
#include "synth/minimize_qm.hpp"

namespace minterm {
namespace {

struct Group {
    int inputs;
    int outputs;
    unsigned on;    ///< of 16 minterms that matter
    unsigned free;  ///< of 16 minterms
};

TruthTable random_table(std::mt19937& random, const Group& group) {
    TruthTable table;
    for (int i = 0; i < group.inputs; ++i) table.inputs.push_back("x" + std::to_string(i));
    for (int o = 0; o < group.outputs; ++o) {
        TableOutput output{"y" + std::to_string(o), MintermSet(group.inputs),
                           MintermSet(group.inputs)};
        for (std::uint64_t m = 0; m < output.on.size(); ++m) {
            if (random() % 16 < group.free) {
                output.dont_care.set(m);
            } else if (random() % 16 < group.on) {
                output.on.set(m);
            }
        }
        table.outputs.push_back(std::move(output));
    }
    return table;
}

/// Gates of the sum of products without any sharing: trees of AND and OR whose leaves may be
/// complemented for nothing.
int plain_gates(const Cover& cover) {
    int gates = 0;
    for (std::size_t o = 0; o < cover.outputs.size(); ++o) {
        int products = 0;
        for (const Product& product : cover.products) {
            if (!(product.outputs >> o & 1)) continue;
            const int literals = __builtin_popcount(product.cube.mask);
            gates += literals > 0 ? literals - 1 : 0;
            ++products;
        }
        gates += products > 0 ? products - 1 : 0;
    }
    return gates;
}

void print_group(const Group& group, int tables) {
    std::mt19937 random(static_cast<unsigned>(group.inputs * 100 + group.outputs));
    double cover_gates = 0;
    double factored = 0;
    double mapped[2][4] = {};
    for (int t = 0; t < tables; ++t) {
        const TruthTable table = random_table(random, group);
        const Cover cover = minimize_qm(table);
        const Network network = cover_to_network(cover);
        cover_gates += plain_gates(cover);
        factored += network.gate_count();
        for (int lut = 0; lut < 2; ++lut) {
            const CellLibrary& library = **library_named(lut ? "lut3" : "spu2");
            MapParams params;
            params.split = false;
            params.anneal_work_per_gate = 0;
            MapParams cover_only = params;
            cover_only.optimize_inputs = 0;
            MapParams with_split = params;
            with_split.split = true;
            const MapParams steps[4] = {cover_only, params, with_split, {}};
            for (int s = 0; s < 4; ++s) {
                mapped[lut][s] +=
                    total_cost(map_network(network, library, &table, steps[s]), library);
            }
        }
    }
    std::printf("| %d | %d | %.2f | %.2f | %.1f | %.1f |", group.inputs, group.outputs,
                group.on / 16.0, group.free / 16.0, cover_gates / tables, factored / tables);
    for (const auto& library : mapped) {
        for (const double gates : library) std::printf(" %.1f |", gates / tables);
    }
    std::printf("\n");
}

}  // namespace
}  // namespace minterm

int main(int argc, char** argv) {
    const int tables = argc > 1 ? std::atoi(argv[1]) : 10;
    std::printf(
        "| inputs | outputs | on | free | sum of products | factored | spu2: mapped | "
        "resubstituted | split | walk | lut3: mapped | resubstituted | split | walk |\n"
        "| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |\n");
    for (const minterm::Group& group : {minterm::Group{4, 1, 8, 0},
                                        {5, 1, 8, 0},
                                        {6, 1, 8, 0},
                                        {7, 1, 8, 0},
                                        {8, 1, 8, 0},
                                        {6, 1, 4, 0},
                                        {5, 3, 8, 0},
                                        {6, 4, 8, 0},
                                        {5, 2, 8, 5},
                                        {6, 3, 8, 8}}) {
        minterm::print_group(group, tables);
    }
    return 0;
}
