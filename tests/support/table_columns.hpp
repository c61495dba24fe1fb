// SPDX-License-Identifier: Apache-2.0
//
// Truth tables as text, for tests.
#pragma once

#include <string>
#include <vector>

#include "synth/truth_table.hpp"

namespace minterm::testing {

/// A column an output, a character a minterm: 0, 1, or - where it does not matter. Inputs x0 ..,
/// outputs y0 ...
inline TruthTable table_of(int inputs, const std::vector<std::string>& columns) {
    TruthTable table;
    for (int i = 0; i < inputs; ++i) table.inputs.push_back("x" + std::to_string(i));
    for (const std::string& column : columns) {
        TableOutput output{"y" + std::to_string(table.outputs.size()), MintermSet(inputs),
                           MintermSet(inputs)};
        for (std::size_t m = 0; m < column.size(); ++m) {
            if (column[m] == '1') output.on.set(m);
            if (column[m] == '-') output.dont_care.set(m);
        }
        table.outputs.push_back(std::move(output));
    }
    return table;
}

}  // namespace minterm::testing
