// SPDX-License-Identifier: Apache-2.0
//
// Two-level minimality as questions to CaDiCaL.
#include "tests/reference/least_cover.hpp"

#include <algorithm>
#include <cadical.hpp>

namespace minterm::reference {

namespace {

/// A product over 0, 1 and -, and the outputs it may feed.
struct Implicant {
    std::string cube;
    std::vector<int> feeds;
    int literals = 0;
};

bool holds(const std::string& cube, int minterm) {
    for (std::size_t i = 0; i < cube.size(); ++i) {
        if (cube[i] != '-' && (cube[i] == '1') != (((minterm >> i) & 1) != 0)) return false;
    }
    return true;
}

std::vector<int> feeds_of(const std::string& cube, const Columns& outputs) {
    std::vector<int> feeds;
    for (std::size_t o = 0; o < outputs.size(); ++o) {
        bool good = true;
        for (std::size_t m = 0; m < outputs[o].size() && good; ++m) {
            good = outputs[o][m] != '0' || !holds(cube, static_cast<int>(m));
        }
        if (good) feeds.push_back(static_cast<int>(o));
    }
    return feeds;
}

/// All cubes that feed something and cannot lose a literal without losing an output.
std::vector<Implicant> implicants(int inputs, const Columns& outputs) {
    std::vector<Implicant> result;
    int cubes = 1;
    for (int i = 0; i < inputs; ++i) cubes *= 3;
    for (int number = 0; number < cubes; ++number) {
        Implicant implicant;
        for (int i = 0, rest = number; i < inputs; ++i, rest /= 3) {
            implicant.cube += "01-"[rest % 3];
            implicant.literals += rest % 3 != 2;
        }
        implicant.feeds = feeds_of(implicant.cube, outputs);
        bool replaced = implicant.feeds.empty();
        for (std::size_t i = 0; i < implicant.cube.size() && !replaced; ++i) {
            std::string larger = implicant.cube;
            if (larger[i] == '-') continue;
            larger[i] = '-';
            replaced = feeds_of(larger, outputs) == implicant.feeds;
        }
        if (!replaced) result.push_back(std::move(implicant));
    }
    return result;
}

/// Forbids that the weights of the true variables sum up to more than `most`: at_least(j) after i
/// variables is one more variable each.
void limit_sum(CaDiCaL::Solver& solver, int& variables, int guard,
               const std::vector<Implicant>& items, bool literals, int most) {
    std::vector<int> before(static_cast<std::size_t>(most) + 1, 0);  // 0: cannot be reached
    for (std::size_t i = 0; i < items.size(); ++i) {
        const int weight = literals ? items[i].literals : 1;
        const int item = static_cast<int>(i) + 1;
        std::vector<int> after(before.size(), 0);
        for (int j = 1; j <= most; ++j) {
            const int base = j - weight;
            const bool starts = base <= 0 && weight > 0;
            const int carried = before[static_cast<std::size_t>(j)];
            const int reached = base > 0 ? before[static_cast<std::size_t>(base)] : 0;
            if (carried == 0 && reached == 0 && !starts) continue;
            const int now = after[static_cast<std::size_t>(j)] = ++variables;
            const auto clause = [&](std::initializer_list<int> literals_of) {
                for (const int literal : literals_of) solver.add(literal);
                solver.add(0);
            };
            if (carried != 0) clause({-carried, now});
            if (starts) clause({-item, now});
            if (reached != 0) clause({-item, -reached, now});
        }
        const int excess = most + 1 - weight;  // with so much before, the item is too much
        if (weight > 0 && excess <= 0) {
            solver.add(-guard);
            solver.add(-item);
            solver.add(0);
        } else if (weight > 0 && before[static_cast<std::size_t>(excess)] != 0) {
            solver.add(-guard);
            solver.add(-item);
            solver.add(-before[static_cast<std::size_t>(excess)]);
            solver.add(0);
        }
        before = std::move(after);
    }
}

}  // namespace

bool has_cheaper_cover(int inputs, const Columns& outputs, int products, int literals) {
    const std::vector<Implicant> items = implicants(inputs, outputs);
    CaDiCaL::Solver solver;
    int variables = static_cast<int>(items.size());
    for (std::size_t o = 0; o < outputs.size(); ++o) {
        for (std::size_t m = 0; m < outputs[o].size(); ++m) {
            if (outputs[o][m] != '1') continue;
            for (std::size_t i = 0; i < items.size(); ++i) {
                const std::vector<int>& feeds = items[i].feeds;
                const bool fed =
                    std::find(feeds.begin(), feeds.end(), static_cast<int>(o)) != feeds.end();
                if (fed && holds(items[i].cube, static_cast<int>(m))) {
                    solver.add(static_cast<int>(i) + 1);
                }
            }
            solver.add(0);
        }
    }
    const int fewer_products = ++variables;
    const int fewer_literals = ++variables;
    // A negative limit is below any sum.
    if (products > 0) {
        limit_sum(solver, variables, fewer_products, items, false, products - 1);
        solver.assume(fewer_products);
        if (solver.solve() == 10) return true;
    }
    if (literals == 0) return false;
    limit_sum(solver, variables, fewer_literals, items, false, products);
    limit_sum(solver, variables, fewer_literals, items, true, literals - 1);
    solver.assume(fewer_literals);
    return solver.solve() == 10;
}

}  // namespace minterm::reference
