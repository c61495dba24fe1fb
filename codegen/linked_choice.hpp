// SPDX-License-Identifier: Apache-2.0
//
// Which kernels a build without a compiler has: what engines choose among there, and what is
// written to generated/linked.
#pragma once

#include <cstddef>
#include <vector>

#include "codegen/code_source.hpp"

namespace minterm {

/// Numbers of planes, ascending, of symbols that are compared for being equal: DNA; bytes;
/// words and lines of texts.
const std::vector<int>& linked_planes();

/// A code source that has the kernels of the shipped recurrences in few sizes. Symbols take the
/// next number of planes that there is; those that a predicate relates to others are all there
/// whether they occur or not, and beside them one that does not.
class LinkedChoice : public CodeSource {
public:
    using CodeSource::CodeSource;

    bool compiles() const override { return false; }
    /// Those that come with minterm.
    CellStore cells() const override { return {}; }
    bool keeps() const override { return true; }
    std::vector<int> wavefront_rows() const override;
    /// Of these those that a kernel is linked for: one, and what is nearly as fast as the best
    /// (Note [Rows of a kernel]), four registers for small cells alone.
    std::vector<int> rows_of(const SymbolLogic& symbols, int cell_gates) const;
    std::vector<int> column_words() const override;
    Result<SymbolCoding> code(const std::vector<Relation>& relations, const SymbolSet& a,
                              const SymbolSet& b) const override;
    CyclicShape shape(const DelayCell& cell, std::size_t count, std::size_t rows,
                      std::size_t memory, bool parts) const override;
};

}  // namespace minterm
