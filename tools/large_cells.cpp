// SPDX-License-Identifier: Apache-2.0
//
// Long searches for cells with few gates: a spec in, its encoding and its network out as text.
//
//     large_cells SPEC lut3|two-input class-trials climbers changes trial-work final-work seed
//
// Works are in millions of word operations. Every better cell is printed as soon as it is found:
// a line "cost N", then `print_encoding`, then `print_mapped`.
#include <fmt/core.h>

#include <cstdlib>
#include <cstring>
#include <string>

#include "synth/check_spec.hpp"
#include "synth/search_encodings.hpp"
#include "synth/tabulate.hpp"
#include "synth/verify.hpp"

int main(int argc, char** argv) {
    using namespace minterm;
    if (argc < 9) {
        fmt::print(
            stderr,
            "usage: large_cells SPEC lut3|two-input class-trials climbers changes trial-work "
            "final-work seed\n");
        return 2;
    }
    const CellLibrary& library =
        std::strcmp(argv[2], "lut3") == 0 ? lut3_library() : two_input_library();
    EncodingSearchParams params;
    params.class_trials = std::atoi(argv[3]);
    params.climbers = std::atoi(argv[4]);
    params.changes = std::atoi(argv[5]);
    params.work_per_trial = std::strtoull(argv[6], nullptr, 10) * 1'000'000;
    params.final_work = std::strtoull(argv[7], nullptr, 10) * 1'000'000;
    params.seed = std::strtoull(argv[8], nullptr, 10);
    const auto items = load_spec(argv[1]);
    if (!items) {
        fmt::print(stderr, "{}\n", items.failure().render());
        return 2;
    }
    const Recurrence& recurrence = items->recurrences.at(0);
    const auto flows = derive(recurrence);
    if (!flows) {
        fmt::print(stderr, "{}\n", flows.failure().render());
        return 2;
    }
    const auto encoding = encode(recurrence, *flows);
    if (!encoding) {
        fmt::print(stderr, "{}\n", encoding.failure().render());
        return 2;
    }
    const auto print = [&](const EncodedCell& cell) {
        const bool right =
            static_cast<bool>(verify_table(tabulate(*flows, cell.encoding), cell.network));
        fmt::print("cost {}{}\n{}{}\n", cell.cost, right ? "" : " WRONG",
                   print_encoding(cell.encoding, *flows), print_mapped(cell.network, library));
        std::fflush(stdout);
    };
    const auto found = search_encodings(*flows, *encoding, library, params, print);
    if (found) return 0;
    fmt::print(stderr, "{}\n", found.failure().render());
    return 1;
}
