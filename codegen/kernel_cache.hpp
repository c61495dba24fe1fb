// SPDX-License-Identifier: Apache-2.0
//
// Compiled kernels by what they differ in: recurrence, symbol logic, layout.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "codegen/compile.hpp"
#include "codegen/jit.hpp"
#include "codegen/stage_time.hpp"
#include "codegen/target.hpp"
#include "minterm/result.hpp"
#include "runtime/kernel_abi.hpp"
#include "synth/cell_store.hpp"
#include "synth/recurrence.hpp"
#include "synth/symbols.hpp"

namespace minterm {

/// A compiled recurrence and its machine code.
struct LoadedKernel {
    Compiled compiled;
    JitKernel code;
    JitKernel tap_code;  ///< made when first needed
    WavefrontKernel kernel;
};

/// Compiles what is asked for the first time. Kernels live as long as the cache. Not thread-safe.
class KernelCache {
public:
    KernelCache(const Target& target, CellStore store)
        : target_(target), store_(std::move(store)) {}

    const Target& target() const { return target_; }

    /// The kernel of the wavefront layout with K = `rows`. What compilation took is appended to
    /// `times`, nothing if the kernel was there. Errors: those of `compile` and of the JIT.
    Result<LoadedKernel*> load(const Recurrence& recurrence, const SymbolLogic& symbols, int rows,
                               std::vector<StageTime>& times);
    bool is_loaded(const Recurrence& recurrence, const SymbolLogic& symbols, int rows) const;

    /// Seconds that callers have lost so far because they went without a kernel that was not there.
    /// Who loses as much as a compilation takes should have compiled: never more than twice what
    /// would have been best.
    double& seconds_lost() { return seconds_lost_; }

    /// Makes the `tap` functions of a kernel.
    Status load_tap(LoadedKernel& loaded, std::vector<StageTime>& times);

private:
    const Target& target_;
    CellStore store_;
    std::map<std::string, std::unique_ptr<LoadedKernel>> kernels_;
    double seconds_lost_ = 0;
};

}  // namespace minterm
