// SPDX-License-Identifier: Apache-2.0
//
// The affine-gap cell 0/4/6/2 as a table over codes of its components, from the pairs of values
// that meet in matrices of random strings, and a long walk to few gates. Costs are halved: all are
// even.
//
//     affine_cell lut3|two-input work seed v-offset v-sign h-offset h-sign e-code f-code
//                 [uphill slack [all]]
#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <cstring>
#include <set>
#include <tuple>
#include <vector>

#include "synth/anneal.hpp"
#include "synth/cover_to_network.hpp"
#include "synth/map.hpp"
#include "synth/minimize_qm.hpp"
#include "synth/random_sequence.hpp"
#include "synth/verify.hpp"

namespace {

using namespace minterm;
constexpr int kMismatch = 2, kOpen = 3, kExtend = 1;

/// Down the left edge, E above H there; along the top edge, F above H there.
struct Entering {
    int v, e, h, f;
    auto operator<=>(const Entering&) const = default;
};

Entering cell(const Entering& in, bool differ) {
    const int e = in.v + in.e + kExtend;
    const int f = in.h + in.f + kExtend;
    const int d = std::min({differ ? kMismatch : 0, e, f});
    return {d - in.h, std::min(e - d, kOpen), d - in.v, std::min(f - d, kOpen)};
}

/// The pairs of edges that meet, with the outcomes that meet them.
std::set<std::tuple<Entering, bool>> meetings() {
    std::set<std::tuple<Entering, bool>> found;
    RandomSequence random(7);
    constexpr int n = 200;
    for (int round = 0; round < 400; ++round) {
        const std::size_t letters = 1 + random.below(6);
        std::array<std::size_t, n> a{}, b{};
        for (auto& x : a) x = random.below(letters);
        const std::size_t stay = 1 + random.below(10);
        for (int j = 0; j < n; ++j) {
            const auto k = static_cast<std::size_t>(j);
            b[k] = random.below(stay) == 0 ? random.below(letters) : a[(k + random.below(4)) % n];
        }
        std::array<std::pair<int, int>, n> top{};
        for (int j = 0; j < n; ++j)
            top[static_cast<std::size_t>(j)] = {j == 0 ? kOpen + kExtend : kExtend, kOpen};
        for (int i = 0; i < n; ++i) {
            std::pair<int, int> left{i == 0 ? kOpen + kExtend : kExtend, kOpen};
            for (int j = 0; j < n; ++j) {
                auto& above = top[static_cast<std::size_t>(j)];
                const Entering in{left.first, left.second, above.first, above.second};
                const bool differ =
                    a[static_cast<std::size_t>(i)] != b[static_cast<std::size_t>(j)];
                found.insert({in, differ});
                const Entering out = cell(in, differ);
                left = {out.v, out.e};
                above = {out.h, out.f};
            }
        }
    }
    return found;
}

}  // namespace

int main(int argc, char** argv) {
    if (argc < 10) return 2;
    const CellLibrary& library =
        std::strcmp(argv[1], "lut3") == 0 ? lut3_library() : two_input_library();
    AnnealParams params;
    params.work = std::strtoull(argv[2], nullptr, 10) * 1'000'000;
    params.seed = std::strtoull(argv[3], nullptr, 10);
    if (argc > 11) {
        params.uphill_one_in = static_cast<std::uint32_t>(std::atoi(argv[10]));
        params.slack = std::atoi(argv[11]);
    }
    const auto code4 = [](int value, int offset, int sign) {
        return static_cast<unsigned>(offset + sign * value) & 15;
    };
    constexpr unsigned kCodes[6][4] = {{0, 1, 2, 3}, {3, 2, 1, 0}, {0, 1, 3, 2},
                                       {2, 3, 1, 0}, {1, 0, 2, 3}, {1, 3, 2, 0}};
    const auto edge_code = [&](int x, int y, int first) {
        return code4(x, std::atoi(argv[first]), std::atoi(argv[first + 1])) |
               kCodes[std::atoi(argv[first == 4 ? 8 : 9])][y] << 4;
    };
    const auto all = meetings();
    std::set<Entering> pairs;
    for (const auto& [in, differ] : all) pairs.insert(in);
    if (argc > 12) {
        // Every pair of values that the closure under the cell reaches, whether they meet or not.
        std::set<std::pair<int, int>> v, h;
        for (const Entering& in : pairs) {
            v.insert({in.v, in.e});
            h.insert({in.h, in.f});
        }
        for (const auto& [x, e] : v) {
            for (const auto& [y, f] : h) pairs.insert({x, e, y, f});
        }
    }
    fmt::print("{} pairs, {} with outcomes\n", pairs.size(), all.size());
    TruthTable table;
    for (int k = 0; k < 6; ++k) table.inputs.push_back(fmt::format("v{}", k));
    for (int k = 0; k < 6; ++k) table.inputs.push_back(fmt::format("h{}", k));
    table.inputs.push_back("c0");
    for (int o = 0; o < 12; ++o) {
        table.outputs.push_back(
            {table.inputs[static_cast<std::size_t>(o)] + "'", MintermSet(13), ~MintermSet(13)});
    }
    for (const Entering& in : pairs) {
        for (const bool differ : {false, true}) {
            const Entering out = cell(in, differ);
            const std::uint64_t m = edge_code(in.v, in.e, 4) | edge_code(in.h, in.f, 6) << 6 |
                                    std::uint64_t{differ} << 12;
            const unsigned code = edge_code(out.v, out.e, 4) | edge_code(out.h, out.f, 6) << 6;
            for (unsigned o = 0; o < 12; ++o) {
                table.outputs[o].dont_care.set(m, false);
                table.outputs[o].on.set(m, (code >> o & 1) != 0);
            }
        }
    }
    MapParams cover_only;
    cover_only.optimize_inputs = 0;
    const MappedNetwork start = map_network(
        cover_to_network(minimize_qm(table, {.prime_inputs = 12})), library, &table, cover_only);
    fmt::print("start {}\n", total_cost(start, library));
    std::fflush(stdout);
    const MappedNetwork best = anneal(start, care_table(table), library, params);
    fmt::print("cost {} {}\n{}", total_cost(best, library),
               verify_table(table, best) ? "right" : "WRONG", print_mapped(best, library));
}
