// SPDX-License-Identifier: Apache-2.0
//
// What a build without LLVM, which is to be small, says instead of computing columns on a GPU.
#include "codegen/kernel_cache.hpp"

namespace minterm {

namespace {

Failure no_columns() {
    return Failure::user(
        "this minterm was built without LLVM and computes no columns on a GPU; leave the layout "
        "out, or build it with LLVM (cmake -DMINTERM_WITH_LLVM=ON)");
}

}  // namespace

Result<const LoadedDeviceColumn*> KernelCache::load_column_on_device(const Recurrence&,
                                                                     const SymbolLogic&,
                                                                     std::size_t, const RunOptions&,
                                                                     std::vector<StageTime>&) {
    return no_columns();
}

Result<StripCost> LoadedDeviceColumn::run(const Block&, const BlockProgress&,
                                          const RunOptions&) const {
    return no_columns();
}

}  // namespace minterm
