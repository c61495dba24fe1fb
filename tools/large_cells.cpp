// SPDX-License-Identifier: Apache-2.0
//
// Long searches for cells with few gates: spec -> encoding and network as text.
#include <fmt/core.h>

#include <cstdlib>
#include <cstring>
#include <string>

#include "synth/anneal.hpp"
#include "synth/cover_to_network.hpp"
#include "synth/map.hpp"
#include "synth/minimize_qm.hpp"
#include "synth/check_spec.hpp"
#include "synth/tabulate.hpp"
#include "synth/verify.hpp"

using namespace minterm;

int main(int argc, char** argv) {
    const std::string spec = argv[1];
    const CellLibrary& library =
        std::strcmp(argv[2], "lut3") == 0 ? lut3_library() : two_input_library();
    const std::uint64_t work = std::strtoull(argv[3], nullptr, 10) * 1'000'000;
    const int seeds = argc > 4 ? std::atoi(argv[4]) : 1;
    const unsigned up = argc > 5 ? static_cast<unsigned>(std::atoi(argv[5])) : 100;
    const int slack = argc > 6 ? std::atoi(argv[6]) : 2;
    auto items = load_spec(spec);
    if (!items) {
        fmt::print("{}\n", items.failure().render());
        return 2;
    }
    const Recurrence& r = items->recurrences[0];
    auto flows = derive(r);
    auto encoding = encode(r, *flows);
    const TruthTable table = tabulate(*flows, *encoding);
    MapParams cheap;
    cheap.optimize_inputs = 0;
    const MappedNetwork start =
        map_network(cover_to_network(minimize_qm(table)), library, &table, cheap);
    fmt::print("start {}\n", total_cost(start, library));
    const CareTable care = care_table(table);
    for (int seed = 1; seed <= seeds; ++seed) {
        AnnealParams p;
        p.work = work;
        p.seed = static_cast<std::uint64_t>(seed);
        p.uphill_one_in = up;
        p.slack = slack;
        const MappedNetwork best = anneal(start, care, library, p);
        fmt::print("seed {} cost {} {}\n", seed, total_cost(best, library),
                   verify_table(table, best) ? "right" : "WRONG");
        std::fflush(stdout);
    }
}
