// SPDX-License-Identifier: Apache-2.0
#include "runtime/cuda/shared_library.hpp"

#include <dlfcn.h>
#include <elf.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cstdint>
#include <cstdlib>
#include <cstring>

namespace minterm {

namespace {

/// Whether a file of the form of libraries ends before its sections, or what would be mapped of it.
bool is_cut_off(int file) {
    struct stat status {};
    Elf64_Ehdr head{};
    if (::fstat(file, &status) != 0 || ::pread(file, &head, sizeof head, 0) != sizeof head ||
        std::memcmp(head.e_ident, ELFMAG, SELFMAG) != 0 || head.e_ident[EI_CLASS] != ELFCLASS64)
        return false;
    const auto size = static_cast<std::uint64_t>(status.st_size);
    // Linkers put the sections' headers last.
    if (head.e_shoff + std::uint64_t{head.e_shnum} * head.e_shentsize > size) return true;
    for (std::uint64_t i = 0; i < head.e_phnum; ++i) {
        Elf64_Phdr part{};
        if (::pread(file, &part, sizeof part, static_cast<off_t>(head.e_phoff + i * sizeof part)) !=
            sizeof part)
            return true;
        if (part.p_type == PT_LOAD && part.p_offset + part.p_filesz > size) return true;
    }
    return false;
}

}  // namespace

Result<void*> open_library(const std::string& path) {
    // Of names nobody but the linker knows the file.
    const int file =
        path.find('/') == std::string::npos ? -1 : ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    const bool cut = file >= 0 && is_cut_off(file);
    if (file >= 0) ::close(file);
    if (cut) return Failure::environment(path + " is cut off: it is shorter than it says itself");
    if (void* const library = ::dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL)) return library;
    return Failure::environment(::dlerror());
}

std::string environment_variable(const char* name) {
    const char* const set = std::getenv(name);
    return set != nullptr ? set : "";
}

}  // namespace minterm
