// SPDX-License-Identifier: Apache-2.0
//
// NVRTC and nvdisasm, where they are.
#include "codegen/nvrtc.hpp"

#include <dlfcn.h>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <iterator>
#include <memory>
#include <mutex>
#include <optional>

#include "runtime/cuda/cuda_driver.hpp"
#include "runtime/cuda/shared_library.hpp"

namespace minterm {

namespace {

using Program = void*;
constexpr const char* kHowToGet =
    "install NVIDIA's CUDA toolkit (CUDA_HOME), or the Python package "
    "nvidia-cuda-nvrtc (CUDA 13; nvidia-cuda-nvrtc-cu12 for 12) and set MINTERM_NVRTC to the path "
    "of its libnvrtc.so";

struct FreeFile {
    void operator()(std::FILE* file) const { std::fclose(file); }
};

/// A new file with these bytes in the folder for temporary files; its path.
Result<std::string> write_temporary(const std::string& bytes, const std::string& suffix) {
    std::string place = environment_variable("TMPDIR");
    if (place.empty()) place = "/tmp";
    std::string path = place + "/minterm-XXXXXX" + suffix;
    const int file = ::mkstemps(path.data(), static_cast<int>(suffix.size()));
    if (file < 0)
        return Failure::environment(
            fmt::format("cannot write a temporary file in {}: {}; TMPDIR names another folder",
                        place, std::strerror(errno)));
    const std::unique_ptr<std::FILE, FreeFile> out(::fdopen(file, "wb"));
    if (!out || std::fwrite(bytes.data(), 1, bytes.size(), out.get()) != bytes.size() ||
        std::fflush(out.get()) != 0)
        return Failure::environment(fmt::format("cannot write {}: {}", path, std::strerror(errno)));
    return path;
}

/// Files of this process, until it is known whether they are told of.
struct KeptSources {
    std::mutex mutex;
    std::vector<std::string> paths;
};
KeptSources& kept_sources() {
    static KeptSources all;
    return all;
}

/// PTX is for a virtual architecture, compute_N.
std::string architecture_option(const std::string& architecture, CudaForm form) {
    return "--gpu-architecture=" +
           (form == CudaForm::Ptx ? "compute_" + architecture.substr(3) : architecture);
}

/// The other options.
constexpr const char* kStandard = "--std=c++17";
constexpr const char* kAssembler = "--ptxas-options=-v";

/// A word of a command as a shell takes it, whatever it has in it.
std::string shell_word(const std::string& word) {
    std::string text = "'";
    for (const char letter : word)
        if (letter == '\'')
            text += "'\\''";
        else
            text += letter;
    return text + "'";
}

}  // namespace

/// Names and types as NVIDIA's documentation of NVRTC has them.
struct Nvrtc::Functions {
    int (*Version)(int*, int*) = nullptr;
    int (*GetNumSupportedArchs)(int*) = nullptr;
    int (*GetSupportedArchs)(int*) = nullptr;
    int (*CreateProgram)(Program*, const char*, const char*, int, const char* const*,
                         const char* const*) = nullptr;
    int (*CompileProgram)(Program, int, const char* const*) = nullptr;
    int (*GetPTXSize)(Program, std::size_t*) = nullptr;
    int (*GetPTX)(Program, char*) = nullptr;
    int (*GetCUBINSize)(Program, std::size_t*) = nullptr;
    int (*GetCUBIN)(Program, char*) = nullptr;
    int (*GetProgramLogSize)(Program, std::size_t*) = nullptr;
    int (*GetProgramLog)(Program, char*) = nullptr;
    int (*DestroyProgram)(Program*) = nullptr;
    const char* (*GetErrorString)(int) = nullptr;
};

const char* Nvrtc::bind(void* library) {
    static Functions functions;
    const char* missing = nullptr;
    const auto find = [&](auto& function, const char* name) {
        function =
            reinterpret_cast<std::remove_reference_t<decltype(function)>>(dlsym(library, name));
        if (function == nullptr && missing == nullptr) missing = name;
    };
    find(functions.Version, "nvrtcVersion");
    find(functions.GetNumSupportedArchs, "nvrtcGetNumSupportedArchs");
    find(functions.GetSupportedArchs, "nvrtcGetSupportedArchs");
    find(functions.CreateProgram, "nvrtcCreateProgram");
    find(functions.CompileProgram, "nvrtcCompileProgram");
    find(functions.GetPTXSize, "nvrtcGetPTXSize");
    find(functions.GetPTX, "nvrtcGetPTX");
    find(functions.GetCUBINSize, "nvrtcGetCUBINSize");
    find(functions.GetCUBIN, "nvrtcGetCUBIN");
    find(functions.GetProgramLogSize, "nvrtcGetProgramLogSize");
    find(functions.GetProgramLog, "nvrtcGetProgramLog");
    find(functions.DestroyProgram, "nvrtcDestroyProgram");
    find(functions.GetErrorString, "nvrtcGetErrorString");
    if (missing != nullptr) return missing;
    functions_ = &functions;
    Dl_info info{};
    if (dladdr(reinterpret_cast<const void*>(functions.Version), &info) != 0)
        file_ = info.dli_fname;
    return nullptr;
}

Status Nvrtc::ask() {
    int major = 0;
    int minor = 0;
    int count = 0;
    const auto checked = [&](int code) -> Status {
        if (code == 0) return success();
        return Failure::environment(
            fmt::format("NVRTC does not answer: {}", functions_->GetErrorString(code)));
    };
    MINTERM_TRY([[maybe_unused]] const Unit version, checked(functions_->Version(&major, &minor)));
    version_number_ = 1000 * major + 10 * minor;
    version_ = cuda_version_text(version_number_);
    MINTERM_TRY([[maybe_unused]] const Unit counted,
                checked(functions_->GetNumSupportedArchs(&count)));
    std::vector<int> numbers(static_cast<std::size_t>(count));
    MINTERM_TRY([[maybe_unused]] const Unit listed,
                checked(functions_->GetSupportedArchs(numbers.data())));
    std::sort(numbers.begin(), numbers.end());
    for (const int number : numbers) architectures_.push_back(fmt::format("sm_{}", number));
    return success();
}

std::vector<std::string> nvrtc_paths() {
    if (const std::string set = environment_variable("MINTERM_NVRTC"); !set.empty()) return {set};
    std::vector<std::string> paths;
    for (const char* const place : {"CUDA_HOME", "CUDA_PATH", "", "/usr/local/cuda"}) {
        std::string folder = *place == 'C' ? environment_variable(place) : place;
        if (folder.empty() && *place != '\0') continue;
        if (!folder.empty()) folder += "/lib64/";
        for (const char* const name :
             {"libnvrtc.so.13", "libnvrtc.so.12", "libnvrtc.so.11.2", "libnvrtc.so"})
            paths.push_back(folder + name);
    }
    return paths;
}

Result<const Nvrtc*> Nvrtc::load() {
    static std::mutex mutex;
    static std::optional<Nvrtc> loaded;
    const std::scoped_lock lock(mutex);
    if (loaded) return &*loaded;
    const std::vector<std::string> paths = nvrtc_paths();
    void* library = nullptr;
    std::string why;
    std::string path;
    for (std::size_t i = 0; i < paths.size() && library == nullptr; ++i) {
        path = paths[i];
        if (const Result<void*> opened = open_library(path))
            library = *opened;
        else if (why.empty() || ::access(path.c_str(), F_OK) == 0)
            why = opened.failure().messages().front().text;
    }
    Nvrtc found;
    if (library != nullptr) {
        if (const char* const missing = found.bind(library)) {
            why = fmt::format("{} is {}, it has no {}", path,
                              dlsym(library, "nvrtcVersion") == nullptr ? "no NVRTC" : "too old",
                              missing);
            dlclose(library);
            library = nullptr;
        }
    }
    if (library == nullptr)
        return Failure::environment(
            fmt::format("NVRTC, which compiles CUDA, cannot be loaded ({}): {}", why, kHowToGet));
    MINTERM_TRY([[maybe_unused]] const Unit asked, found.ask());
    loaded = std::move(found);
    return &*loaded;
}

std::string Nvrtc::build() const {
    std::error_code error;
    return fmt::format("{} ({} bytes)", version_, std::filesystem::file_size(file_, error));
}

Result<CudaChoice> Nvrtc::choose(int capability, int driver_version) const {
    const auto number = [](const std::string& name) { return std::stoi(name.substr(3)); };
    const auto newer =
        std::find_if(architectures_.begin(), architectures_.end(),
                     [&](const std::string& name) { return number(name) > capability; });
    if (newer == architectures_.begin())
        return Failure::user(
            fmt::format("NVRTC {} makes no code for this device, which is sm_{}; it knows {}; take "
                        "an older NVRTC (MINTERM_NVRTC is its path), or another device",
                        version_, capability, fmt::join(architectures_, ", ")));
    CudaChoice choice{*std::prev(newer), CudaForm::Cubin};
    if (number(choice.architecture) == capability) return choice;
    choice.form = CudaForm::Ptx;
    if (driver_version < version_number_)
        return Failure::user(fmt::format(
            "NVRTC {} knows no sm_{}, which this device is, and makes PTX for it; the driver takes "
            "no PTX newer than CUDA {}: install a newer driver, or an NVRTC that knows the device "
            "or is no newer than the driver (MINTERM_NVRTC is its path)",
            version_, capability, cuda_version_text(driver_version)));
    return choice;
}

Status Nvrtc::check_architecture(const std::string& architecture) const {
    if (std::find(architectures_.begin(), architectures_.end(), architecture) !=
        architectures_.end())
        return success();
    return Failure::user(fmt::format(
        "NVRTC {} knows no architecture '{}'; it knows {}; take one of these, or another NVRTC "
        "(MINTERM_NVRTC is its path)",
        version_, architecture, fmt::join(architectures_, ", ")));
}

Result<CudaCode> Nvrtc::compile(const std::string& source, const std::string& name,
                                const std::string& architecture, CudaForm form) const {
    MINTERM_TRY([[maybe_unused]] const Unit known, check_architecture(architecture));
    if (functions_ == nullptr) {
        MINTERM_TRY(const Nvrtc* const loaded, load());
        return loaded->compile(source, name, architecture, form);
    }
    struct Owner {
        const Functions& functions;
        Program program = nullptr;
        ~Owner() {
            if (program != nullptr) functions.DestroyProgram(&program);
        }
    };
    Owner owner{*functions_};
    if (const int code = functions_->CreateProgram(&owner.program, source.c_str(),
                                                   (name + ".cu").c_str(), 0, nullptr, nullptr);
        code != 0)
        return Failure::environment(fmt::format("NVRTC: {}", functions_->GetErrorString(code)));
    const std::string target = architecture_option(architecture, form);
    const std::array<const char*, 3> options{target.c_str(), kStandard, kAssembler};
    const int code =
        functions_->CompileProgram(owner.program, static_cast<int>(options.size()), options.data());
    CudaCode result;
    std::size_t size = 0;
    if (functions_->GetProgramLogSize(owner.program, &size) == 0 && size > 1) {
        result.log.resize(size);
        functions_->GetProgramLog(owner.program, result.log.data());
        result.log.resize(size - 1);
    }
    if (code != 0)
        return Failure::internal(
            fmt::format("NVRTC {} does not compile {}.cu ({}, with the options {}); {}:\n{}",
                        version_, name, functions_->GetErrorString(code),
                        options_text(architecture, form), kept_source_text(source), result.log));
    const auto fetch = [&](auto get_size, auto get) {
        if (get_size(owner.program, &size) != 0) return false;
        result.bytes.resize(size);
        return get(owner.program, result.bytes.data()) == 0;
    };
    const bool fetched = form == CudaForm::Ptx
                             ? fetch(functions_->GetPTXSize, functions_->GetPTX)
                             : fetch(functions_->GetCUBINSize, functions_->GetCUBIN);
    if (!fetched || result.bytes.empty())
        return Failure::internal(fmt::format("NVRTC {} gives no code for {}.cu", version_, name));
    // A text ends with its NUL.
    if (form == CudaForm::Ptx) result.bytes.pop_back();
    return result;
}

std::string Nvrtc::options_text(const std::string& architecture, CudaForm form) {
    return architecture_option(architecture, form) + ' ' + kStandard + ' ' + kAssembler;
}

std::string kept_source_text(const std::string& source) {
    const Result<std::string> kept = write_temporary(source, ".cu");
    if (!kept) return "its source is not kept: " + kept.failure().messages().front().text;
    const std::scoped_lock lock(kept_sources().mutex);
    kept_sources().paths.push_back(*kept);
    return "its source is kept as " + *kept;
}

void forget_kept_sources() {
    const std::scoped_lock lock(kept_sources().mutex);
    for (const std::string& path : kept_sources().paths) ::unlink(path.c_str());
    kept_sources().paths.clear();
}

Result<std::string> disassemble_cubin(const std::string& cubin) {
    std::string tool = environment_variable("MINTERM_NVDISASM");
    if (tool.empty()) tool = "nvdisasm";
    MINTERM_TRY(const std::string path, write_temporary(cubin, {}));
    struct Remover {
        const std::string& path;
        ~Remover() { ::unlink(path.c_str()); }
    };
    const Remover remover{path};
    const std::string line =
        "PATH=\"${CUDA_HOME:+$CUDA_HOME/bin:}${CUDA_PATH:+$CUDA_PATH/bin:}$PATH:/usr/local/cuda/"
        "bin\" " +
        shell_word(tool) + " " + shell_word(path) + " 2>&1";
    std::FILE* const pipe = ::popen(line.c_str(), "r");
    if (pipe == nullptr) return Failure::environment("cannot run " + tool);
    std::string text;
    std::array<char, 65536> part{};
    while (const std::size_t got = std::fread(part.data(), 1, part.size(), pipe))
        text.append(part.data(), got);
    const int status = ::pclose(pipe);
    if (status == 0 && text.empty())
        return Failure::environment(
            fmt::format("{} printed nothing; is it NVIDIA's nvdisasm?", tool));
    if (status == 0) return text;
    if (WIFEXITED(status) && WEXITSTATUS(status) == 127)
        return Failure::environment(fmt::format(
            "there is no {}: it comes with NVIDIA's CUDA toolkit and with the Python package "
            "nvidia-cuda-nvdisasm; MINTERM_NVDISASM is its path",
            tool));
    // A shell's code: those of signals begin behind 128.
    const int code = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
    return Failure::environment(fmt::format("{} failed with exit code {}{}", tool, code,
                                            text.empty() ? ", and said nothing" : ": " + text));
}

}  // namespace minterm
