// SPDX-License-Identifier: Apache-2.0
//
// Where the functions of kernels come from: a compiler, with what it made before on disk; or, in
// builds without one, C that was compiled with minterm and is linked in, and an interpreter.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "codegen/code_image.hpp"
#include "codegen/compile.hpp"
#include "codegen/cyclic.hpp"
#include "codegen/kernel_program.hpp"
#include "codegen/run_result.hpp"
#include "codegen/stage_time.hpp"
#include "codegen/target.hpp"
#include "minterm/result.hpp"
#include "runtime/kernel_abi.hpp"
#include "synth/cell_store.hpp"
#include "synth/delay_cell.hpp"
#include "synth/recurrence.hpp"
#include "synth/symbols.hpp"

namespace minterm {

struct KernelCode;

/// Code that is compiled when it is first called (`CodeSource::get_late`). Thread-safe.
class LateCode {
public:
    virtual ~LateCode() = default;

    /// The code itself; it is compiled now, if it was not. Errors: the compiler's.
    virtual Result<KernelCode> now() const = 0;
    /// Null as long as nothing was compiled.
    virtual const KernelCode* made() const = 0;
};

/// The functions of a kernel. They can be called as long as this or a copy of it lives.
struct KernelCode {
    std::map<std::string, KernelEntry, std::less<>> entries;
    std::vector<std::int64_t> figures;  ///< what its maker wanted to know of it
    std::string origin;    ///< "compiled", "stored": from disk, "linked", or "interpreted"
    std::string not_kept;  ///< why what was compiled is not on disk; empty if it is
    std::shared_ptr<const void> memory;  ///< where functions lie that are no part of the program
    std::shared_ptr<const CodeImage> image;  ///< what they were loaded from; null if linked
    /// Where they are compiled when one is called, and nothing is known of the code before.
    std::shared_ptr<const LateCode> late;

    /// Null if there is no function of that name.
    KernelEntry entry(std::string_view function) const;
};

/// Code for a processor that is not this one: a GPU's.
struct DeviceCode {
    std::vector<char> bytes;
    std::vector<std::int64_t> figures;
    std::string origin;    ///< "compiled", or "stored": from disk
    std::string not_kept;  ///< as in `KernelCode`
};
using MakeDeviceCode = std::function<Result<DeviceCode>()>;

/// A kernel before its machine code, and numbers that are kept with that.
struct KernelDraft {
    KernelProgram program;
    std::vector<std::int64_t> figures;
    const Compiled* wavefront = nullptr;  ///< of that layout: what it was made of
};
using MakeDraft = std::function<Result<KernelDraft>()>;

/// Thread-safe. What engines choose kernels by is the source's matter, too: who has no compiler
/// offers few sizes, and symbols are made to fit them.
class CodeSource {
public:
    explicit CodeSource(const Target& target) : target_(target) {}
    virtual ~CodeSource() = default;

    const Target& target() const { return target_; }

    /// Whether every program becomes machine code.
    virtual bool compiles() const = 0;

    /// K of the wavefront layout that engines choose among, ascending, not empty.
    virtual std::vector<int> wavefront_rows() const;

    /// Whether some K is of no use: `has_room` says for which there are registers, and for which no
    /// smaller one is better.
    virtual bool is_tight() const { return false; }
    virtual bool has_room(const Compiled& /*compiled*/) const { return true; }

    /// K of the column layout, ascending; empty: there is no such layout.
    virtual std::vector<int> column_words() const;

    /// What a simulated processor did since this was last asked, be it nothing; no answer where
    /// processors are real.
    /// Errors: the simulation's.
    virtual Result<std::optional<SimulatedRun>> take_simulated() const {
        return std::optional<SimulatedRun>{};
    }

    /// Codes for symbols (`code_symbols`) and logic that there is code for, if possible. Errors:
    /// those of `code_symbols`.
    virtual Result<SymbolCoding> code(const std::vector<Relation>& relations, const SymbolSet& a,
                                      const SymbolSet& b) const;

    /// How patterns lie in words (`cyclic_shape`).
    virtual CyclicShape shape(const DelayCell& cell, std::size_t count, std::size_t rows,
                              std::size_t memory, bool parts) const;

    /// The cells that kernels may be made from.
    virtual CellStore cells() const = 0;

    /// Whether anything is ready, so that it is worth to make a key for `has`.
    virtual bool keeps() const = 0;

    /// Whether `get` would find code that is ready.
    virtual bool has(const std::string& key) const = 0;

    /// The code for `key`, which says all that a target's code depends on (codegen/kernel_key.hpp).
    /// `make` is called if it has to be compiled. What was done is appended to `times`. Errors:
    /// those of `make` and of the compiler.
    virtual Result<KernelCode> get(const std::string& key, const MakeDraft& make,
                                   std::vector<StageTime>& times,
                                   KernelPart part = KernelPart::Main) const = 0;

    /// The same; but code that has to be compiled, which may never be called, is compiled when it
    /// is. What a compiler then has no code for is interpreted. Errors: those of `make`, and of
    /// `get` where code is ready.
    virtual Result<KernelCode> get_late(const std::string& key, const MakeDraft& make,
                                        std::vector<StageTime>& times) const {
        return get(key, make, times);
    }

    /// What all code of this source depends on, whatever it computes: the sources of minterm, the
    /// compiler, the processor. Code that was made under another name must not be loaded. Empty
    /// where code is linked in.
    virtual std::string code_version() const { return {}; }

    /// The functions of code that was made under the same name before. Errors (user): there is no
    /// such code without a compiler.
    virtual Result<KernelCode> load(CodeImage image, std::vector<std::int64_t> figures) const;

    /// The same for a device's code, which `make` compiles; here it is only kept, and not even that
    /// without a compiler.
    virtual Result<DeviceCode> get_for_device(const std::string& key, const MakeDeviceCode& make,
                                              std::vector<StageTime>& times) const;

private:
    const Target& target_;
};

/// The one of this build for this machine's processor. A compiler keeps what it makes in the folder
/// of `store`, nowhere if that has none, and takes cells from there.
std::shared_ptr<const CodeSource> native_code_source(const Target& target, CellStore store);

/// Kernels of `spu_target()`, simulated.
std::shared_ptr<const CodeSource> spu_code_source(CellStore cells);

/// The one for a target.
std::shared_ptr<const CodeSource> code_source(const Target& target, CellStore store);

/// Whether `code_source` compiles.
bool has_compiler();

}  // namespace minterm
