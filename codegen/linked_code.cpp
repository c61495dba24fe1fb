// SPDX-License-Identifier: Apache-2.0
//
// The code source of a build without a compiler: kernels of the shipped recurrences, from C that
// was compiled with minterm.
#include <algorithm>
#include <utility>

#include "codegen/code_source.hpp"
#include "codegen/linked_choice.hpp"
#include "codegen/linked_kernels.hpp"
#include "synth/text_hash.hpp"

namespace minterm {

namespace {

const LinkedKernel* find_linked(const std::string& key) {
    const std::span<const LinkedKernel> kernels = linked_kernels();
    const std::uint64_t hash = text_hash(key);
    const auto found = std::lower_bound(
        kernels.begin(), kernels.end(), hash,
        [](const LinkedKernel& kernel, std::uint64_t wanted) { return kernel.key < wanted; });
    return found != kernels.end() && found->key == hash ? &*found : nullptr;
}

class LinkedCode final : public LinkedChoice {
public:
    using LinkedChoice::LinkedChoice;

    bool has(const std::string& key) const override { return find_linked(key) != nullptr; }

    Result<KernelCode> get(const std::string& key, const MakeDraft&, std::vector<StageTime>&,
                           KernelPart) const override {
        const LinkedKernel* const kernel = find_linked(key);
        if (kernel == nullptr)
            return Failure::user(
                "this minterm was built without a compiler and has only the kernels of the "
                "recurrences that come with it, with the parameters, symbols and sizes that they "
                "have by default; for others build it with LLVM (cmake -DMINTERM_WITH_LLVM=ON)");
        KernelCode code;
        code.origin = "linked";
        for (const LinkedFunction& function : kernel->functions)
            code.entries[function.name] = function.entry;
        code.figures.assign(kernel->figures.begin(), kernel->figures.end());
        return code;
    }
};

}  // namespace

std::shared_ptr<const CodeSource> native_code_source(const Target& target, CellStore) {
    return std::make_shared<const LinkedCode>(target);
}

bool has_compiler() { return false; }

}  // namespace minterm
