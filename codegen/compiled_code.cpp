// SPDX-License-Identifier: Apache-2.0
//
// Kernel program -> machine code by LLVM, once on this machine: the code source of a build with the
// compiler.
#include <fmt/format.h>

#include <array>
#include <atomic>
#include <mutex>
#include <optional>
#include <utility>

#include "codegen/code_source.hpp"
#include "codegen/code_store.hpp"
#include "codegen/interpret_kernel.hpp"
#include "codegen/jit.hpp"
#include "codegen/machine_code.hpp"
#include "codegen/source_version.hpp"

namespace minterm {

namespace {

/// What all machine code depends on, whatever it computes: the target's features that this machine
/// has; the versions of LLVM and of all sources that lie between.
std::string target_key(const Target& target) {
    return fmt::format("minterm {}\nLLVM {}\n{} {}\n", source_version(), llvm_version(),
                       target.llvm_cpu, llvm_features(target));
}

/// What times are called.
struct PartNames {
    const char* found;
    const char* compiled;
};
const PartNames& names_of(KernelPart part) {
    static constexpr std::array<PartNames, 3> kNames{
        PartNames{"kernel from the cache", "machine code"},
        PartNames{"tap from the cache", "machine code (tap)"},
        PartNames{"trace from the cache", "machine code (trace)"}};
    return kNames[static_cast<std::size_t>(part)];
}

/// A program, and how it is compiled. The first call of a function compiles all of them; a compiler
/// that fails then, where nobody can be told, is replaced by the interpreter.
class LateProgram final : public LateCode {
public:
    using Compile = std::function<Result<KernelCode>()>;

    LateProgram(KernelProgram program, int word_bits, Compile compile)
        : program_(std::move(program)), word_bits_(word_bits), compile_(std::move(compile)) {
        for (const KernelFunction& function : program_.functions)
            bodies_.emplace(function.name, Body(*this, function.name));
    }

    Result<KernelCode> now() const override {
        const std::scoped_lock lock(one_at_a_time_);
        if (made() != nullptr) return code_;
        MINTERM_TRY(KernelCode code, compile_());
        return keep(std::move(code));
    }

    const KernelCode* made() const override { return is_made_ ? &code_ : nullptr; }

    std::map<std::string, KernelEntry, std::less<>> entries() const {
        std::map<std::string, KernelEntry, std::less<>> all;
        for (const auto& [name, body] : bodies_) all[name] = KernelEntry(body);
        return all;
    }

private:
    class Body final : public KernelBody {
    public:
        Body(const LateProgram& late, std::string name) : late_(late), name_(std::move(name)) {}
        void call(std::byte* const* buffers, const std::int64_t* scalars) const override {
            const KernelCode* code = late_.made();
            if (code == nullptr) code = &late_.made_now();
            code->entry(name_)(buffers, scalars);
        }

    private:
        const LateProgram& late_;
        std::string name_;
    };

    const KernelCode& made_now() const {
        if (const Result<KernelCode> code = now()) return code_;
        const std::scoped_lock lock(one_at_a_time_);
        if (made() != nullptr) return code_;
        InterpretedKernel kernel = interpret_kernel(program_, word_bits_);
        KernelCode code;
        code.entries = std::move(kernel.entries);
        code.memory = std::move(kernel.bodies);
        code.origin = "interpreted";
        return keep(std::move(code));
    }

    const KernelCode& keep(KernelCode code) const {
        code_ = std::move(code);
        is_made_ = true;
        return code_;
    }

    KernelProgram program_;
    int word_bits_;
    Compile compile_;
    std::map<std::string, Body> bodies_;
    mutable std::mutex one_at_a_time_;
    mutable KernelCode code_;
    mutable std::atomic<bool> is_made_ = false;
};

class CompiledCode final : public CodeSource {
public:
    CompiledCode(const Target& target, CellStore cells)
        : CodeSource(target), store_{cells.folder}, cells_(std::move(cells)) {}

    bool compiles() const override { return true; }

    CellStore cells() const override { return cells_; }

    bool keeps() const override { return !store_.folder.empty(); }

    bool has(const std::string& key) const override {
        return store_.has(target_key(target()) + key);
    }

    std::string code_version() const override { return target_key(target()); }

    Result<KernelCode> load(CodeImage image, std::vector<std::int64_t> figures) const override {
        KernelCode code;
        MINTERM_TRY(JitKernel loaded, JitKernel::load(image));
        for (const auto& [name, place] : image.entries) code.entries[name] = loaded.entry(name);
        code.memory = std::make_shared<const JitKernel>(std::move(loaded));
        code.image = std::make_shared<const CodeImage>(std::move(image));
        code.figures = std::move(figures);
        code.origin = "stored";
        return code;
    }

    Result<KernelCode> get(const std::string& key, const MakeDraft& make,
                           std::vector<StageTime>& times, KernelPart part) const override {
        const PartNames& names = names_of(part);
        StageClock lookup(times);
        std::optional<StoredCode> found = store_.find(target_key(target()) + key);
        const char* const origin = found ? "stored" : "compiled";
        std::string not_kept;
        if (found) {
            lookup.done(names.found);
        } else {
            MINTERM_TRY(KernelDraft draft, make());
            StageClock clock(times);
            MINTERM_TRY(CodeImage image, compile_image(draft.program, target()));
            clock.done(names.compiled);
            found = StoredCode{std::move(image), std::move(draft.figures)};
            if (const Status kept = store_.keep(target_key(target()) + key, *found); !kept)
                not_kept = kept.failure().messages().front().text;
        }
        MINTERM_TRY(KernelCode code, load(std::move(found->image), std::move(found->figures)));
        code.origin = origin;
        code.not_kept = std::move(not_kept);
        return code;
    }

    Result<KernelCode> get_late(const std::string& key, const MakeDraft& make,
                                std::vector<StageTime>& times) const override {
        if (has(key)) return get(key, make, times, KernelPart::Main);
        MINTERM_TRY(KernelDraft draft, make());
        const auto late = std::make_shared<const LateProgram>(
            draft.program, target().word_bits,
            [source = CompiledCode(target(), cells_), key, draft]() -> Result<KernelCode> {
                std::vector<StageTime> unseen;
                const auto make_draft = [&]() -> Result<KernelDraft> { return draft; };
                return source.get(key, make_draft, unseen, KernelPart::Main);
            });
        KernelCode code;
        code.entries = late->entries();
        code.figures = std::move(draft.figures);
        code.late = late;
        return code;
    }

    Result<DeviceCode> get_for_device(const std::string& key, const MakeDeviceCode& make,
                                      std::vector<StageTime>& times) const override {
        const std::string whole_key = target_key(target()) + key;
        StageClock lookup(times);
        if (std::optional<StoredCode> found = store_.find(whole_key)) {
            lookup.done("kernel from the cache");
            return DeviceCode{
                std::move(found->image.bytes), std::move(found->figures), "stored", {}};
        }
        MINTERM_TRY(DeviceCode code, make());
        StoredCode kept_code;
        kept_code.image.bytes = code.bytes;
        kept_code.figures = code.figures;
        if (const Status kept = store_.keep(whole_key, kept_code); !kept)
            code.not_kept = kept.failure().messages().front().text;
        return code;
    }

private:
    CodeStore store_;
    CellStore cells_;
};

}  // namespace

std::shared_ptr<const CodeSource> native_code_source(const Target& target, CellStore store) {
    return std::make_shared<const CompiledCode>(target, std::move(store));
}

bool has_compiler() { return true; }

}  // namespace minterm
