// SPDX-License-Identifier: Apache-2.0
//
// Kernel program -> object code or text through LLVM's code generator.
#include "codegen/machine_code.hpp"

#include <fmt/format.h>
#include <llvm-c/Core.h>
#include <llvm/IR/LLVMContext.h>
#include <llvm/IR/LegacyPassManager.h>
#include <llvm/IR/Module.h>
#include <llvm/MC/TargetRegistry.h>
#include <llvm/Support/CodeGen.h>
#include <llvm/Support/CommandLine.h>
#include <llvm/Support/TargetSelect.h>
#include <llvm/Support/raw_ostream.h>
#include <llvm/Target/TargetMachine.h>
#include <llvm/Target/TargetOptions.h>
#include <llvm/TargetParser/Triple.h>

#include <memory>
#include <mutex>

#include "codegen/emit_llvm.hpp"

namespace minterm {

namespace {

constexpr const char* kTriple = "x86_64-unknown-linux-gnu";

Result<std::unique_ptr<llvm::TargetMachine>> target_machine(const Target& target) {
    static std::once_flag once;
    std::call_once(once, [] {
        LLVMInitializeX86TargetInfo();
        LLVMInitializeX86Target();
        LLVMInitializeX86TargetMC();
        LLVMInitializeX86AsmPrinter();
        // Layouts emit instructions in an order that needs few registers; LLVM's machine scheduler
        // undoes it (more spills, 5 to 15 % slower) and takes a third of the compile time.
        // Preparing the code again for the generator would join the blocks that long bodies were
        // cut into.
        const char* arguments[] = {"minterm", "-enable-misched=false", "-disable-cgp"};
        llvm::cl::ParseCommandLineOptions(3, arguments);
    });
    std::string error;
    const llvm::Triple triple(kTriple);
#if LLVM_VERSION_MAJOR >= 22
    const llvm::Target* llvm_target = llvm::TargetRegistry::lookupTarget(triple, error);
#else
    const llvm::Target* llvm_target = llvm::TargetRegistry::lookupTarget(kTriple, error);
#endif
    if (llvm_target == nullptr)
        return Failure::internal("LLVM has no x86-64 code generator: " + error);
    const llvm::TargetOptions options;
#if LLVM_VERSION_MAJOR >= 21
    const llvm::Triple& where = triple;
#else
    const std::string where = kTriple;
#endif
    std::unique_ptr<llvm::TargetMachine> machine(llvm_target->createTargetMachine(
        where, target.llvm_cpu, llvm_features(target), options, llvm::Reloc::PIC_,
        llvm::CodeModel::Small, llvm::CodeGenOptLevel::Default, /*JIT=*/true));
    if (!machine) return Failure::internal("LLVM refuses the target " + target.name);
    return machine;
}

/// A module ready for the code generator, with the things that own its memory.
struct Prepared {
    std::unique_ptr<llvm::LLVMContext> context;
    std::unique_ptr<llvm::TargetMachine> machine;
    std::unique_ptr<llvm::Module> module;
};

Result<Prepared> prepare(const KernelProgram& program, const Target& target) {
    Prepared prepared;
    prepared.context = std::make_unique<llvm::LLVMContext>();
    MINTERM_TRY(prepared.machine, target_machine(target));
    prepared.module = emit_llvm(*prepared.context, program, target);
    prepared.module->setDataLayout(prepared.machine->createDataLayout());
#if LLVM_VERSION_MAJOR >= 21
    prepared.module->setTargetTriple(llvm::Triple(kTriple));
#else
    prepared.module->setTargetTriple(kTriple);
#endif
    return prepared;
}

template <typename Buffer>
Result<Buffer> generate(const KernelProgram& program, const Target& target,
                        llvm::CodeGenFileType type) {
    MINTERM_TRY(Prepared prepared, prepare(program, target));
    llvm::SmallVector<char, 0> code;
    llvm::raw_svector_ostream stream(code);
    llvm::legacy::PassManager passes;
    if (prepared.machine->addPassesToEmitFile(passes, stream, nullptr, type,
                                              /*DisableVerify=*/true))
        return Failure::internal("LLVM cannot emit code for the target " + target.name);
    passes.run(*prepared.module);
    return Buffer(code.begin(), code.end());
}

}  // namespace

Result<std::vector<char>> object_code(const KernelProgram& program, const Target& target) {
    return generate<std::vector<char>>(program, target, llvm::CodeGenFileType::ObjectFile);
}

std::string llvm_version() {
    unsigned major = 0;
    unsigned minor = 0;
    unsigned patch = 0;
    LLVMGetVersion(&major, &minor, &patch);
    return fmt::format("{}.{}.{}", major, minor, patch);
}

Result<std::string> llvm_ir_text(const KernelProgram& program, const Target& target) {
    MINTERM_TRY(const Prepared prepared, prepare(program, target));
    std::string text;
    llvm::raw_string_ostream stream(text);
    prepared.module->print(stream, nullptr);
    return stream.str();
}

Result<std::string> assembly_text(const KernelProgram& program, const Target& target) {
    return generate<std::string>(program, target, llvm::CodeGenFileType::AssemblyFile);
}

}  // namespace minterm
