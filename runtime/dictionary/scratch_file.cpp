// SPDX-License-Identifier: Apache-2.0
#include "runtime/dictionary/scratch_file.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>

namespace minterm {

Result<ScratchFile> ScratchFile::open(const std::string& folder) {
    // Between mkstemp and unlink lie microseconds in which a name could stay behind.
    int descriptor = ::open(folder.c_str(), O_TMPFILE | O_RDWR | O_CLOEXEC, 0600);
    if (descriptor < 0 && (errno == EOPNOTSUPP || errno == EISDIR || errno == EINVAL)) {
        std::string name = folder + "/minterm.XXXXXX";
        descriptor = ::mkostemp(name.data(), O_CLOEXEC);
        if (descriptor >= 0) ::unlink(name.c_str());
    }
    const int error = errno;
    ScratchFile file(folder, descriptor);
    if (descriptor >= 0) return file;
    const bool is_no_place =
        error == ENOENT || error == ENOTDIR || error == EACCES || error == EPERM || error == EROFS;
    if (!is_no_place) return file.cannot("make a temporary file", error);
    return Failure::environment("cannot make a temporary file in " + folder + ": " +
                                std::strerror(error) +
                                "; create the folder, or let TMPDIR be one that you may write to");
}

ScratchFile::~ScratchFile() {
    if (descriptor_ >= 0) ::close(descriptor_);
}

Failure ScratchFile::cannot(const char* what, int error) const {
    return Failure::environment(std::string("cannot ") + what + " in " + folder_ + ": " +
                                std::strerror(error) +
                                "; free some space, or let TMPDIR be another folder");
}

Status ScratchFile::append(std::span<const std::byte> bytes) {
    while (!bytes.empty()) {
        const ssize_t written = ::write(descriptor_, bytes.data(), bytes.size());
        if (written < 0 && errno == EINTR) continue;
        if (written < 0) return cannot("write a temporary file", errno);
        bytes = bytes.subspan(static_cast<std::size_t>(written));
        size_ += static_cast<std::uint64_t>(written);
    }
    return success();
}

Status ScratchFile::read(std::uint64_t place, std::span<std::byte> bytes) const {
    while (!bytes.empty()) {
        const ssize_t count =
            ::pread(descriptor_, bytes.data(), bytes.size(), static_cast<off_t>(place));
        if (count < 0 && errno == EINTR) continue;
        if (count <= 0) return cannot("read a temporary file", count < 0 ? errno : EIO);
        bytes = bytes.subspan(static_cast<std::size_t>(count));
        place += static_cast<std::uint64_t>(count);
    }
    return success();
}

}  // namespace minterm
