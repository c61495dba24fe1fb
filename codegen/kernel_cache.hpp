// SPDX-License-Identifier: Apache-2.0
//
// Compiled kernels by what they differ in: recurrence, symbol logic, layout.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "codegen/code_source.hpp"
#include "codegen/compile.hpp"
#include "codegen/compile_column.hpp"
#include "codegen/run_result.hpp"
#include "codegen/stage_time.hpp"
#include "codegen/target.hpp"
#include "minterm/result.hpp"
#include "runtime/cuda/cuda_block_driver.hpp"
#include "runtime/cuda/cuda_device.hpp"
#include "runtime/cuda/cuda_strips.hpp"
#include "runtime/kernel_abi.hpp"
#include "synth/cell_store.hpp"
#include "synth/recurrence.hpp"
#include "synth/symbols.hpp"

namespace minterm {

/// A recurrence and the machine code of one of its kernels.
struct LoadedKernel {
    const SolvedRecurrence* solved = nullptr;  ///< owned by the cache
    SymbolLogic symbols;
    int gates = 0;  ///< of one cell, symbol logic included
    KernelCode code;
    KernelCode tap_code;  ///< got when first needed
    WavefrontKernel kernel;
    std::optional<Compiled> compiled;  ///< where some code was not ready
};

/// A recurrence and the machine code of the function that ways back are found by.
struct LoadedTrace {
    const SolvedRecurrence* solved = nullptr;  ///< owned by the cache
    KernelCode code;
    WavefrontKernel kernel;  ///< of one register; `trace` alone
};

/// The same for the column layout.
struct LoadedColumn {
    ColumnRecurrence* solved = nullptr;  ///< owned by the cache
    ColumnCodes codes;
    SymbolLogic symbols;
    KernelCode code;
    KernelCode tap_code;  ///< got when first needed
    ColumnKernel kernel;
    std::optional<CompiledColumn> compiled;  ///< where some code was not ready
};

/// What kernels on a GPU have in common, for blocks of any size.
struct LoadedOnDevice {
    const CudaDevice* device = nullptr;  ///< owned by the cache
    DeviceCode code;
    CudaModule module;
};

/// `LoadedKernel` on a GPU (runtime/cuda/cuda_block_driver.hpp).
struct LoadedDeviceKernel : LoadedOnDevice {
    const SolvedRecurrence* solved = nullptr;
    int gates = 0;
    WavefrontKernel shape;
    CudaBlockKernels kernels;

    CudaBlockDriver driver(const RunOptions& options) const {
        return {*device, shape, kernels, {options.device_launches}};
    }
    Result<StripCost> run(const Block& block, const BlockProgress& progress,
                          const RunOptions& options) const {
        return driver(options).run(block, progress);
    }
};

/// `LoadedColumn` on a GPU (runtime/cuda/cuda_column_driver.hpp).
struct LoadedDeviceColumn : LoadedOnDevice {
    ColumnRecurrence* solved = nullptr;
    ColumnCodes codes;
    ColumnKernel shape;
    CudaStripKernels kernels;

    /// Computes a block (`CudaColumnDriver::run`).
    Result<StripCost> run(const Block& block, const BlockProgress& progress,
                          const RunOptions& options) const;
};

/// Gets from a code source what is asked for the first time. Kernels live as long as the cache. Not
/// thread-safe.
class KernelCache {
public:
    explicit KernelCache(std::shared_ptr<const CodeSource> source)
        : target_(source->target()), source_(std::move(source)) {}

    const Target& target() const { return target_; }
    /// Where the code is from, and what there is to choose among.
    const CodeSource& source() const { return *source_; }

    /// The kernel of the wavefront layout with K = `rows`. What compilation took is appended to
    /// `times`, nothing if the kernel was there. Errors: those of `compile` and of the JIT.
    Result<LoadedKernel*> load(const Recurrence& recurrence, const SymbolLogic& symbols, int rows,
                               std::vector<StageTime>& times);
    bool is_loaded(const Recurrence& recurrence, const SymbolLogic& symbols, int rows) const;

    /// Whether `load` would find code that is ready. To know that takes the stages up to the cell,
    /// which are then done for all K; what they took is appended to `times`.
    bool is_stored(const Recurrence& recurrence, const SymbolLogic& symbols, int rows,
                   std::vector<StageTime>& times);

    /// K of the wavefront layout that a run may choose among, ascending, not empty: those that the
    /// source offers, as far as it can make them or has them, and up to the best one. To know that
    /// takes the stages up to the cell, too.
    std::vector<int> rows_choices(const Recurrence& recurrence, const SymbolLogic& symbols,
                                  std::vector<StageTime>& times);
    /// The same for the column layout; may be empty.
    std::vector<int> words_choices(const Recurrence& recurrence, const SymbolLogic& symbols);

    /// Seconds that callers have lost so far because they went without a kernel that was not there.
    /// Who loses as much as a compilation takes should have compiled: never more than twice what
    /// would have been best.
    double& seconds_lost() { return seconds_lost_; }

    /// Makes the `tap` functions of a kernel.
    Status load_tap(LoadedKernel& loaded, std::vector<StageTime>& times);

    /// The kernel for ways back, for a processor that is here: of a GPU's or a simulated one's
    /// cache this machine's. Its codes are then others. Errors: those of `load`.
    Result<const LoadedTrace*> load_trace(const Recurrence& recurrence, const SymbolLogic& symbols,
                                          std::vector<StageTime>& times);

    /// The kernel of the column layout with K = `words`. Errors: those of `solve_column_cell`, and
    /// of the JIT.
    Result<LoadedColumn*> load_column(const Recurrence& recurrence, const SymbolLogic& symbols,
                                      int words, std::vector<StageTime>& times);
    /// Whether `load_column` needs to look for no cell.
    bool is_column_ready(const Recurrence& recurrence, const SymbolLogic& symbols, int words);
    Status load_column_tap(LoadedColumn& loaded, std::vector<StageTime>& times);

    /// The kernels of blocks of so many rows, with K and on the device that `options` say; the
    /// device is opened once. They have `tap` functions where the answer, or `options`, need a
    /// bottom edge. Errors: those of `CudaDriver::load`, of `CudaDevice::open`, of `compile`, of
    /// NVRTC and of the driver.
    Result<const LoadedDeviceKernel*> load_on_device(const Recurrence& recurrence,
                                                     const SymbolLogic& symbols, std::size_t rows,
                                                     const RunOptions& options,
                                                     std::vector<StageTime>& times);
    /// The same of the column layout. Errors: those of `solve_column_cell`, too; a build without
    /// LLVM has no such kernels (user).
    Result<const LoadedDeviceColumn*> load_column_on_device(const Recurrence& recurrence,
                                                            const SymbolLogic& symbols,
                                                            std::size_t rows,
                                                            const RunOptions& options,
                                                            std::vector<StageTime>& times);

    /// The stages up to the cell, once for each recurrence; what they took is appended to `times`.
    Result<const SolvedRecurrence*> solve(const Recurrence& recurrence,
                                          std::vector<StageTime>& times);

    /// What the column layout could do with a recurrence, found out once. Errors: those of
    /// `derive`.
    Result<ColumnRecurrence*> column_recurrence_of(const Recurrence& recurrence);

private:
    static std::string key_of(const Recurrence& recurrence, const SymbolLogic& symbols, int rows);
    static std::string layout_text(const char* layout, int size, KernelPart part);
    static std::string key_on_device(const Recurrence& recurrence, const SymbolLogic& symbols,
                                     int rows, const RunOptions& options);
    static KernelPart part_for(const Recurrence& recurrence, const Flows& flows,
                               const RunOptions& options);
    static Result<ColumnCodes> stored_codes(const std::vector<std::int64_t>& figures,
                                            const ColumnRecurrence& solved);
    Result<std::string> column_key(const ColumnRecurrence& solved, const SymbolLogic& symbols,
                                   const std::string& layout) const;
    Result<KernelCode> column_code_of(LoadedColumn& loaded, KernelPart part,
                                      std::vector<StageTime>& times);
    WavefrontKernel shape_of(const SolvedRecurrence& solved, const SymbolLogic& symbols,
                             int rows) const;
    bool has_room(const Recurrence& recurrence, const SymbolLogic& symbols, int rows,
                  std::vector<StageTime>& times);
    CompileParams params_of(const SymbolLogic& symbols, int rows) const;
    KernelCache& host();
    Result<KernelCode> code_of(LoadedKernel& loaded, KernelPart part,
                               std::vector<StageTime>& times) const;
    Result<const CudaDevice*> open_device(int number);
    int rows_on_device(int most, std::size_t height, const RunOptions& options) const;
    Result<DeviceCode> device_code_of(LoadedDeviceKernel& loaded, const SymbolLogic& symbols,
                                      KernelPart part, std::vector<StageTime>& times) const;
    Result<DeviceCode> device_code_of(LoadedDeviceColumn& loaded, const SymbolLogic& symbols,
                                      int words, KernelPart part,
                                      std::vector<StageTime>& times) const;

    const Target& target_;
    std::shared_ptr<const CodeSource> source_;
    std::map<std::string, std::unique_ptr<SolvedRecurrence>> solved_;  ///< by printed recurrence
    std::map<std::string, std::unique_ptr<LoadedKernel>> kernels_;
    std::map<std::string, std::unique_ptr<LoadedTrace>> traces_;
    std::unique_ptr<KernelCache> host_;  ///< of a target that is another machine
    std::map<std::string, std::unique_ptr<ColumnRecurrence>> column_recurrences_;
    std::map<std::string, std::unique_ptr<LoadedColumn>> columns_;
    std::unique_ptr<CudaDevice> device_;
    std::map<std::string, std::unique_ptr<LoadedDeviceKernel>> device_kernels_;
    std::map<std::string, std::unique_ptr<LoadedDeviceColumn>> device_columns_;
    double seconds_lost_ = 0;
};

/// Notes in the result of a run which kernel it was.
void report_kernel(const LoadedKernel& loaded, RunResult& result);
/// The same of another kernel of the run, for its ways back.
void report_kernel(const LoadedTrace& loaded, RunResult& result);
void report_kernel(const LoadedColumn& loaded, RunResult& result);
void report_kernel(const LoadedDeviceKernel& loaded, RunResult& result);
void report_kernel(const LoadedDeviceColumn& loaded, RunResult& result);

}  // namespace minterm
