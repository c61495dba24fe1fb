// SPDX-License-Identifier: Apache-2.0
//
// Compiled kernels by what they differ in: recurrence, symbol logic, layout.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "codegen/code_store.hpp"
#include "codegen/compile.hpp"
#include "codegen/compile_column.hpp"
#include "codegen/jit.hpp"
#include "codegen/run_result.hpp"
#include "codegen/stage_time.hpp"
#include "codegen/target.hpp"
#include "minterm/result.hpp"
#include "runtime/cuda_device.hpp"
#include "runtime/kernel_abi.hpp"
#include "synth/cell_store.hpp"
#include "synth/recurrence.hpp"
#include "synth/symbols.hpp"

namespace minterm {

/// A recurrence and the machine code of one of its kernels.
struct LoadedKernel {
    const SolvedRecurrence* solved = nullptr;  ///< owned by the cache
    SymbolLogic symbols;
    int gates = 0;         ///< of one cell, symbol logic included
    bool stored = true;    ///< all of its code was found on disk
    std::string not_kept;  ///< why code that was not found there is not there now; empty if it is
    JitKernel code;
    JitKernel tap_code;  ///< made when first needed
    WavefrontKernel kernel;
    std::optional<Compiled> compiled;  ///< where some code was not found on disk
};

/// The same for the column layout.
struct LoadedColumn {
    ColumnRecurrence* solved = nullptr;  ///< owned by the cache
    ColumnCodes codes;
    SymbolLogic symbols;
    bool stored = true;    ///< as in `LoadedKernel`
    std::string not_kept;  ///< as in `LoadedKernel`
    JitKernel code;
    JitKernel tap_code;  ///< made when first needed
    ColumnKernel kernel;
    std::optional<CompiledColumn> compiled;  ///< where some code was not found on disk
};

/// The same on a GPU, for blocks of any size (runtime/cuda_block_driver.hpp).
struct LoadedDeviceKernel {
    const SolvedRecurrence* solved = nullptr;  ///< owned by the cache
    int gates = 0;                             ///< as in `LoadedKernel`
    bool stored = true;                        ///< as in `LoadedKernel`
    std::string not_kept;                      ///< as in `LoadedKernel`
    WavefrontKernel shape;
    CudaModule module;
    CudaFunctions::Function kernel = nullptr;
};

/// Loads or compiles what is asked for the first time. Kernels live as long as the cache. Machine
/// code is looked up and kept on disk beside the cells (codegen/code_store.hpp), nowhere if those
/// have no folder. Not thread-safe.
class KernelCache {
public:
    KernelCache(const Target& target, CellStore store)
        : target_(target), code_store_{store.folder}, store_(std::move(store)) {}

    const Target& target() const { return target_; }

    /// The kernel of the wavefront layout with K = `rows`. What compilation took is appended to
    /// `times`, nothing if the kernel was there. Errors: those of `compile` and of the JIT.
    Result<LoadedKernel*> load(const Recurrence& recurrence, const SymbolLogic& symbols, int rows,
                               std::vector<StageTime>& times);
    bool is_loaded(const Recurrence& recurrence, const SymbolLogic& symbols, int rows) const;

    /// Whether `load` would find the code on disk. To know that takes the stages up to the cell,
    /// which are then done for all K; what they took is appended to `times`.
    bool is_stored(const Recurrence& recurrence, const SymbolLogic& symbols, int rows,
                   std::vector<StageTime>& times);

    /// Seconds that callers have lost so far because they went without a kernel that was not there.
    /// Who loses as much as a compilation takes should have compiled: never more than twice what
    /// would have been best.
    double& seconds_lost() { return seconds_lost_; }

    /// Makes the `tap` functions of a kernel.
    Status load_tap(LoadedKernel& loaded, std::vector<StageTime>& times);

    /// The kernel of the column layout with K = `words`. Errors: those of `solve_column_cell`, and
    /// of the JIT.
    Result<LoadedColumn*> load_column(const Recurrence& recurrence, const SymbolLogic& symbols,
                                      int words, std::vector<StageTime>& times);
    /// Whether `load_column` needs to look for no cell.
    bool is_column_ready(const Recurrence& recurrence, const SymbolLogic& symbols, int words);
    Status load_column_tap(LoadedColumn& loaded, std::vector<StageTime>& times);

    /// The device that kernels of a GPU are loaded on; opened once. Errors: those of
    /// `CudaDriver::load` and `CudaDevice::open`.
    Result<const CudaDevice*> open_device(int number);
    /// The kernel of blocks with K = `rows` on that device; it has `tap` functions where the
    /// answer needs a bottom edge. Errors: those of `compile`, of NVRTC and of the driver.
    Result<LoadedDeviceKernel*> load_on_device(const Recurrence& recurrence,
                                               const SymbolLogic& symbols, int rows,
                                               std::vector<StageTime>& times);

    /// The stages up to the cell, once for each recurrence; what they took is appended to `times`.
    Result<const SolvedRecurrence*> solve(const Recurrence& recurrence,
                                          std::vector<StageTime>& times);

    /// What the column layout could do with a recurrence, found out once. Errors: those of
    /// `derive`.
    Result<ColumnRecurrence*> column_recurrence_of(const Recurrence& recurrence);

private:
    Result<std::string> column_key(const LoadedColumn& loaded, bool tap) const;
    Result<StoredCode> column_code_of(LoadedColumn& loaded, bool tap,
                                      std::vector<StageTime>& times);
    /// Machine code from disk under `key`, else made by `make`, and kept.
    template <typename Make>
    Result<StoredCode> find_or_make(const std::string& key, const char* found, bool& stored,
                                    std::string& not_kept, std::vector<StageTime>& times,
                                    const Make& make) const;
    WavefrontKernel shape_of(const SolvedRecurrence& solved, const SymbolLogic& symbols,
                             int rows) const;
    CompileParams params_of(const SymbolLogic& symbols, int rows) const;
    Result<StoredCode> device_code_of(LoadedDeviceKernel& loaded, const SymbolLogic& symbols,
                                      std::vector<StageTime>& times) const;
    Result<StoredCode> code_of(LoadedKernel& loaded, bool tap, std::vector<StageTime>& times) const;

    const Target& target_;
    CodeStore code_store_;
    CellStore store_;
    std::map<std::string, std::unique_ptr<SolvedRecurrence>> solved_;  ///< by printed recurrence
    std::map<std::string, std::unique_ptr<LoadedKernel>> kernels_;
    std::map<std::string, std::unique_ptr<ColumnRecurrence>> column_recurrences_;
    std::map<std::string, std::unique_ptr<LoadedColumn>> columns_;
    std::unique_ptr<CudaDevice> device_;
    std::map<std::string, std::unique_ptr<LoadedDeviceKernel>> device_kernels_;
    double seconds_lost_ = 0;
};

/// Notes in the result of a run which kernel it was.
void report_kernel(const LoadedKernel& loaded, RunResult& result);
void report_kernel(const LoadedColumn& loaded, RunResult& result);
void report_kernel(const LoadedDeviceKernel& loaded, RunResult& result);

}  // namespace minterm
