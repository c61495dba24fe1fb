// SPDX-License-Identifier: Apache-2.0
//
// The code source of a build without a compiler: kernels of the shipped recurrences, from C that
// was compiled with minterm; all others are interpreted.
#include <algorithm>
#include <utility>

#include "codegen/code_source.hpp"
#include "codegen/interpret_kernel.hpp"
#include "codegen/known_nvrtc.hpp"
#include "codegen/linked_choice.hpp"
#include "codegen/linked_kernels.hpp"
#include "synth/text_hash.hpp"

namespace minterm {

namespace {

const LinkedKernel* find_linked(const std::string& key) {
    const std::span<const LinkedKernel> kernels = linked_table().kernels;
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

    Result<KernelCode> get(const std::string& key, const MakeDraft& make,
                           std::vector<StageTime>& times, KernelPart) const override {
        KernelCode code;
        if (const LinkedKernel* const kernel = find_linked(key)) {
            code.origin = "linked";
            const LinkedTable all = linked_table();
            for (std::size_t i = 0; i < kernel->functions; ++i) {
                const std::size_t function = kernel->first_function + i;
                code.entries[all.known_names[all.names[function]]] = all.entry(function);
            }
            const auto figures = all.figures.subspan(kernel->first_figure, kernel->figures);
            code.figures.assign(figures.begin(), figures.end());
            return code;
        }
        MINTERM_TRY(KernelDraft draft, make());
        StageClock clock(times);
        InterpretedKernel kernel = interpret_kernel(draft.program, target().word_bits);
        clock.done("steps to interpret");
        code.origin = "interpreted";
        code.entries = std::move(kernel.entries);
        code.figures = std::move(draft.figures);
        code.memory = std::move(kernel.bodies);
        return code;
    }
};

}  // namespace

std::shared_ptr<const CodeSource> native_code_source(const Target& target, CellStore) {
    return std::make_shared<const LinkedCode>(target);
}

bool has_compiler() { return false; }

/// Nothing is kept here.
Result<Nvrtc> known_nvrtc(const CodeSource&, std::vector<StageTime>& times) {
    MINTERM_TRY(const Nvrtc* const nvrtc, load_nvrtc(times));
    return *nvrtc;
}

}  // namespace minterm
