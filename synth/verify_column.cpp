// SPDX-License-Identifier: Apache-2.0
//
// A column cell against the recurrence: one row of it is an ordinary cell, whose symbols are the
// outcomes of the predicates themselves.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "synth/verify.hpp"

namespace minterm {

Status verify_column_cell(const Recurrence& recurrence, const Flows& flows, const ColumnCell& cell,
                          const CellLibrary& library) {
    if (const std::vector<std::string> problems = check(cell, library); !problems.empty())
        return Failure::internal(fmt::format("the column cell of '{}' broke its own rules: {}",
                                             recurrence.name, fmt::join(problems, "; ")));
    SymbolLogic outcomes;
    outcomes.equality = false;
    outcomes.a_planes = flows.relations;
    std::vector<std::string> planes;
    for (int r = 0; r < flows.relations; ++r) planes.push_back(fmt::format("a{}", r));
    for (int r = 0; r < flows.relations; ++r) {
        TableOutput differs{fmt::format("c{}", r), MintermSet(flows.relations),
                            MintermSet(flows.relations)};
        for (std::uint64_t codes = 0; codes < differs.on.size(); ++codes)
            differs.on.set(codes, (codes >> r & 1) != 0);
        outcomes.mismatch.push_back({planes, {std::move(differs)}});
    }
    MappedNetwork row = one_row(cell);
    const std::size_t state = row.inputs.size() - planes.size();
    std::copy(planes.begin(), planes.end(),
              row.inputs.begin() + static_cast<std::ptrdiff_t>(state));
    return verify_cell(recurrence, flows, cell.encoding, outcomes, row);
}

}  // namespace minterm
