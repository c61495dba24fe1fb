// SPDX-License-Identifier: Apache-2.0
//
// CUDA C++ -> PTX or machine code, by NVIDIA's compiler library, which is loaded when it is first
// needed: minterm is built and runs without it.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "minterm/result.hpp"

namespace minterm {

/// What comes out.
enum class CudaForm : std::uint8_t {
    Ptx,   ///< text that a driver translates for its device
    Cubin  ///< machine code of one architecture, an ELF file
};

struct CudaCode {
    std::string bytes;
    std::string log;  ///< registers and spills of each kernel (cubin), warnings
};

/// What code is made for a device.
struct CudaChoice {
    std::string architecture;
    CudaForm form = CudaForm::Cubin;
};

/// Where NVRTC is looked for, by turns: MINTERM_NVRTC (the path of libnvrtc.so) alone; where that
/// is not set, CUDA's toolkits in CUDA_HOME and CUDA_PATH, names for the dynamic linker, the newest
/// first, and where a toolkit usually lies.
std::vector<std::string> nvrtc_paths();

/// NVRTC, loaded once for the process; or what was known of it when it was loaded last, for loading
/// it takes up to a twentieth of a second. May be used from any number of threads.
class Nvrtc {
public:
    /// The first of `nvrtc_paths` that is there. Error (environment): none is, with where it can be
    /// had; it is none, or lacks something; it says no.
    static Result<const Nvrtc*> load();

    /// What is worth to be known of a loaded one, and one from that: nothing if it is none, or if
    /// the library's file is not what it was then (codegen/known_nvrtc.cpp).
    std::string memo() const;
    static std::optional<Nvrtc> remembered(const std::string& memo);

    bool is_loaded() const { return functions_ != nullptr; }

    /// "12.9".
    const std::string& version() const { return version_; }
    int version_number() const { return version_number_; }  ///< 12090 for 12.9
    /// What code depends on: the version, and how long the library's file is, since builds of one
    /// version differ by bugs that were mended. Not when the file was written, so that a copy of a
    /// library finds what was made with it; two builds of the very same length are taken for one.
    std::string build() const;
    /// "sm_80" and so on, the oldest first.
    const std::vector<std::string>& architectures() const { return architectures_; }

    /// Error (user): not one of `architectures()`, with the known ones.
    Status check_architecture(const std::string& architecture) const;

    /// Code for a device of a capability (90 for sm_90): a cubin if the architecture is known; for
    /// one that is newer PTX, which its driver, for CUDA `driver_version` (12040 for 12.4),
    /// translates if it is not older than this NVRTC. Errors (user): the device is older than
    /// everything that is known; the driver would not take the PTX.
    Result<CudaChoice> choose(int capability, int driver_version) const;

    /// What `compile` asks of NVRTC, as its documentation has it: "--std=c++17 ...".
    static std::string options_text(const std::string& architecture, CudaForm form);

    /// Loads NVRTC if that was not done. `architecture` is one of `architectures()` or, for PTX,
    /// its number alone will do. Half a second. Errors: an unknown architecture, with the known
    /// ones (user); the source does not compile, with the whole log, the options and the file that
    /// it is kept in (internal: the source is ours).
    Result<CudaCode> compile(const std::string& source, const std::string& name,
                             const std::string& architecture, CudaForm form) const;

private:
    struct Functions;
    Nvrtc() = default;
    /// The name of a function that the library lacks; null if it has all.
    const char* bind(void* library);
    Status ask();

    const Functions* functions_ = nullptr;  ///< null: not loaded
    std::string file_;                      ///< of the library
    std::string version_;
    int version_number_ = 0;
    std::vector<std::string> architectures_;
};

/// Keeps a source that something does not take, in the folder for temporary files: "its source is
/// kept as FILE", or why it is not.
std::string kept_source_text(const std::string& source);

/// Removes what `kept_source_text` has kept in this process: where nobody is told of it.
void forget_kept_sources();

/// Machine code as text, by nvdisasm: MINTERM_NVDISASM, else by that name in CUDA_HOME, in
/// CUDA_PATH, on the PATH and where a toolkit usually lies. Errors (environment): it
/// is not there, with where it can be had; no temporary file can be written.
Result<std::string> disassemble_cubin(const std::string& cubin);

}  // namespace minterm
