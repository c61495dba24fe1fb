// SPDX-License-Identifier: Apache-2.0
//
// Lists of cubes: parts of a table, fewer inputs, minterms.
#include "synth/cube_table.hpp"

#include <algorithm>
#include <tuple>

namespace minterm {

namespace {

std::vector<WideProduct> rows_with(const CubeTable& table, std::uint64_t CubeRow::*which) {
    std::vector<WideProduct> result;
    for (const CubeRow& row : table.rows) {
        if (row.*which != 0) result.push_back({row.cube, row.*which});
    }
    return result;
}

}  // namespace

const char* name_of(PlaType type) {
    switch (type) {
        case PlaType::F:
            return "f";
        case PlaType::FD:
            return "fd";
        case PlaType::FR:
            return "fr";
        case PlaType::FDR:
            return "fdr";
    }
    return "";
}

std::vector<WideProduct> on_rows(const CubeTable& table) { return rows_with(table, &CubeRow::on); }
std::vector<WideProduct> dont_care_rows(const CubeTable& table) {
    return rows_with(table, &CubeRow::dont_care);
}
std::vector<WideProduct> off_rows(const CubeTable& table) {
    return rows_with(table, &CubeRow::off);
}

std::vector<int> mentioned_inputs(const CubeTable& table) {
    InputSet all;
    for (const CubeRow& row : table.rows) all = all | row.cube.mask;
    std::vector<int> inputs;
    for (; !all.none(); all.reset(all.first())) inputs.push_back(all.first());
    return inputs;
}

CubeTable keep_inputs(const CubeTable& table, const std::vector<int>& inputs) {
    CubeTable result;
    result.outputs = table.outputs;
    result.type = table.type;
    for (const int input : inputs) {
        result.inputs.push_back(table.inputs[static_cast<std::size_t>(input)]);
    }
    for (const CubeRow& row : table.rows) {
        CubeRow kept{{}, row.on, row.dont_care, row.off};
        for (int i = 0; i < static_cast<int>(inputs.size()); ++i) {
            const int input = inputs[static_cast<std::size_t>(i)];
            if (row.cube.mask.test(input)) kept.cube.add_literal(i, row.cube.bits.test(input));
        }
        result.rows.push_back(kept);
    }
    return result;
}

WideCube widen(const WideCube& cube, const std::vector<int>& kept) {
    WideCube wide;
    for (InputSet rest = cube.mask; !rest.none(); rest.reset(rest.first())) {
        const int i = rest.first();
        wide.add_literal(kept[static_cast<std::size_t>(i)], cube.bits.test(i));
    }
    return wide;
}

TruthTable expand_rows(const CubeTable& table) {
    TruthTable result;
    result.inputs = table.inputs;
    const bool off_given = gives_off_set(table.type);
    for (std::size_t o = 0; o < table.outputs.size(); ++o) {
        const int inputs = table.input_count();
        TableOutput output{table.outputs[o], MintermSet(inputs), MintermSet(inputs)};
        MintermSet off(off_given ? inputs : 0);
        for (const CubeRow& row : table.rows) {
            const Cube cube = narrow_cube(row.cube);
            if (((row.on >> o) & 1) != 0) insert(output.on, cube);
            if (((row.dont_care >> o) & 1) != 0) insert(output.dont_care, cube);
            if (off_given && ((row.off >> o) & 1) != 0) insert(off, cube);
        }
        output.on &= ~output.dont_care;
        if (off_given) {
            MintermSet said = output.on;
            said |= off;
            output.dont_care |= ~said;
        }
        result.outputs.push_back(std::move(output));
    }
    return result;
}

WideCube wide_cube(const Cube& cube) { return {{{cube.mask, 0}}, {{cube.bits, 0}}}; }

Cube narrow_cube(const WideCube& cube) {
    return {static_cast<std::uint32_t>(cube.bits.words[0]),
            static_cast<std::uint32_t>(cube.mask.words[0])};
}

void sort_products(std::vector<WideProduct>& products) {
    std::sort(products.begin(), products.end(), [](const WideProduct& a, const WideProduct& b) {
        const int a_literals = a.cube.literals();
        const int b_literals = b.cube.literals();
        return std::tie(a_literals, a.cube, a.outputs) < std::tie(b_literals, b.cube, b.outputs);
    });
    std::size_t kept = 0;
    for (const WideProduct& product : products) {
        if (kept > 0 && products[kept - 1].cube == product.cube) {
            products[kept - 1].outputs |= product.outputs;
        } else {
            products[kept++] = product;
        }
    }
    products.resize(kept);
}

std::uint64_t literal_count(const std::vector<WideProduct>& products) {
    std::uint64_t total = 0;
    for (const WideProduct& product : products) {
        total += static_cast<std::uint64_t>(product.cube.literals());
    }
    return total;
}

}  // namespace minterm
