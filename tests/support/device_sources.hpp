// SPDX-License-Identifier: Apache-2.0
//
// The CUDA sources of every shipped recurrence as engines give them to NVRTC, in every layout that
// a device has.
#pragma once

#include <cstdint>
#include <functional>
#include <ostream>
#include <string>
#include <vector>

#include "codegen/compile.hpp"
#include "codegen/compile_batch.hpp"
#include "codegen/compile_column.hpp"
#include "minterm/result.hpp"
#include "synth/symbols.hpp"

namespace minterm::testing {

/// A shipped recurrence through all stages, for strips of `rows` words.
Compiled compiled_for_cuda(const std::string& spec, int rows,
                           const SymbolLogic& symbols = dna_symbols());

/// Codes of all bytes, as the recurrence compares them.
SymbolLogic all_bytes(const std::string& spec);

/// The program alone, as `--emit cuda` shows it.
std::string program_source(const KernelProgram& program);

/// Kernels of blocks (codegen/kernel_cache.cpp), those with a tap leave a last row.
std::string block_source(const Compiled& compiled, KernelPart part);
/// What an engine takes where only the answer is asked for.
KernelPart part_for_answer(const Compiled& compiled);

/// The column layout; an error where a recurrence has no columns.
Result<CompiledColumn> columns_for_cuda(const std::string& spec, int words,
                                        const SymbolLogic& symbols);
std::string column_source(const CompiledColumn& compiled, const SymbolLogic& symbols, int words);

/// Batches (codegen/batch_kernel.cpp); an error where the answer is no corner.
Result<CompiledBatch> batch_for_cuda(const std::string& spec, PredicateSource predicates,
                                     const SymbolLogic& symbols);
std::string batch_source(const CompiledBatch& compiled, PredicateSource predicates,
                         const SymbolLogic& symbols);

/// Searches (codegen/device_search.cpp); `k` < 0 where the recurrence has none.
struct SearchOnDevice {
    std::string spec;
    std::int64_t k = -1;
    std::vector<std::string> patterns{"GATTACA", "CAT"};
    bool parts = true;
};
/// An error where columns do not depend on what is in sight alone.
Result<std::string> search_source(const SearchOnDevice& search);

/// One of them all.
struct DeviceSource {
    std::string layout;  ///< "program" (`--emit cuda`), "block", "column", "pairs", "matrix",
                         ///< "search"
    std::string spec;
    std::string kind;  ///< what tells it from others of the layout and spec
    std::function<std::string()> text;

    std::string name() const { return layout + '_' + spec + '_' + kind; }
    friend void PrintTo(const DeviceSource& source, std::ostream* out) { *out << source.name(); }
};
/// Texts are made when they are asked for, in some milliseconds.
std::vector<DeviceSource> device_sources();

}  // namespace minterm::testing
